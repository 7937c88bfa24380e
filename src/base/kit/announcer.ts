import { phrasesOf } from "../core/language/phrases";
import { startTimer, type StartTimer } from "../flow/startTimer";

/** How soon words are spoken: after what is being read, or at once. */
type Urgency = "polite" | "assertive";

/** Speaks to people who use a screen reader, also while dialogs are open. */
export interface Announcer {
  say(words: string, urgency?: Urgency): void;
}

/** Long enough for every screen reader to have taken the words, short enough not to be found by browsing. */
const KEPT_MS = 10_000;

const REGIONS = { polite: "status", assertive: "alert" } as const;

function makeRegion(root: HTMLElement, urgency: Urgency): HTMLElement {
  const region = root.ownerDocument.createElement("div");
  region.setAttribute("role", REGIONS[urgency]);
  region.setAttribute("aria-live", urgency);
  region.setAttribute("aria-atomic", "false");
  Object.assign(region.style, {
    // Out of the page, whose height it would add to.
    position: "fixed",
    inlineSize: "1px",
    blockSize: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  });
  root.append(region);
  return region;
}

/**
 * Makes the page's two live regions in `root`, which must lie outside of everything that a dialog hides. Each
 * saying is a new child, so that equal words in a row are spoken each time and none is lost [A11Y-03]. What is in another
 * language than the page carries its `lang` [I18N-05].
 */
export function createAnnouncer(root: HTMLElement, timer: StartTimer = startTimer): Announcer {
  const regions = { polite: makeRegion(root, "polite"), assertive: makeRegion(root, "assertive") };
  return {
    say(words, urgency = "polite") {
      if (words.trim() === "") return;
      const saying = root.ownerDocument.createElement("div");
      const { lang } = root.ownerDocument.documentElement;
      for (const phrase of phrasesOf(words, lang === "en" ? "en" : "zh-CN")) {
        const part = root.ownerDocument.createElement("span");
        part.textContent = phrase.words;
        if (phrase.language) part.lang = phrase.language;
        saying.append(part);
      }
      regions[urgency].append(saying);
      timer(() => saying.remove(), KEPT_MS);
    },
  };
}

/** Says nothing: for rendering where there is no page. */
export const silentAnnouncer: Announcer = { say: () => undefined };
