import {
  resolveTheme,
  shownScheme,
  stylesPath,
  type Look,
  type ResolvedTheme,
  type Scheme,
  type ShownScheme,
} from "./themes";
import { MORE, PICTURED, tokensOf, USUAL } from "./tokens";

/** What a person chose, as it is stored. */
export interface ThemeChoice {
  readonly value: string | null | undefined;
  readonly scheme: Scheme;
  /** Fallback where `value` is not understood. */
  readonly stored?: string | null;
}

/** What was applied. */
export interface AppliedTheme extends ResolvedTheme {
  readonly scheme: ShownScheme;
}

/** How many themes have come. */
let changes = 0;

const LINK_ID = "look-styles";
const DARK_QUERY = "(prefers-color-scheme: dark)";

const CONTRAST_QUERY = "(prefers-contrast: more)";

/** What the system is asked; null where the surroundings cannot tell. */
const asked = (view: Window | null, query: string): MediaQueryList | null =>
  view && "matchMedia" in view ? view.matchMedia(query) : null;

/** The nonce of the page's policy; browsers hide the attribute and keep the property. */
const nonceOf = (page: Document): string =>
  page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";

/** Where a page's looks come from: from the release of the shared files that the site names, where that is not the build's own. */
export const stylesPathOf = (page: Document): string => stylesPath(page.documentElement.dataset["common"]);

/**
 * Brings in the style sheet of a look and drops the old one once the new one is there, so that no frame is
 * without. A sheet that does not load changes nothing: the tokens carry the look [THEME-09].
 */
function swapLookStyles(page: Document, look: Look): void {
  const current = page.getElementById(LINK_ID);
  if (current?.dataset["look"] === look) return;
  const link = page.createElement("link");
  link.rel = "stylesheet";
  link.href = `${stylesPathOf(page)}${look}.css`;
  link.nonce = nonceOf(page);
  link.dataset["look"] = look;
  link.id = LINK_ID;
  if (current) {
    current.removeAttribute("id");
    current.dataset["leaving"] = "";
  } else {
    /* Only before the first paint: hold it until the look is there, where the browser knows how. */
    link.setAttribute("blocking", "render");
  }
  const drop = (which: string) => page.querySelectorAll(which).forEach((old) => old.remove());
  link.addEventListener("load", () => drop("[data-leaving]"));
  /* The sheet that came in the page itself stays for the rules that all looks share. */
  link.addEventListener("error", () => drop("link[data-leaving]"));
  page.head.append(link);
}

/**
 * Applies a theme: sets the tokens as CSS variables on an element and names look, scheme and theme in its data
 * attributes. On the page's root it also fetches the look's styles and colours the browser's own frame.
 * Nothing under the element is touched, so React sees no change [THEME-06].
 */
export function applyTheme(choice: ThemeChoice, target: HTMLElement): AppliedTheme {
  const page = target.ownerDocument;
  const theme = resolveTheme(choice.value, choice.stored);
  const view = page.defaultView;
  const scheme = shownScheme(choice.scheme, asked(view, DARK_QUERY)?.matches ?? false);
  const usual = target.dataset["picture"] === undefined ? USUAL : PICTURED;
  const contrasts = asked(view, CONTRAST_QUERY)?.matches ? MORE : usual;
  const tokens = tokensOf(theme.color, theme.look, scheme, contrasts);
  /* No colour fades while a theme comes: the first frame with it has all of it, though another has just come. */
  const change = (target.dataset["still"] = `${(changes += 1)}`);
  const move = () => {
    if (target.dataset["still"] === change) delete target.dataset["still"];
  };
  view?.requestAnimationFrame(() => view.requestAnimationFrame(move));
  for (const [name, value] of Object.entries(tokens)) target.style.setProperty(name, value);
  target.style.setProperty("color-scheme", scheme);
  target.dataset["look"] = theme.look;
  target.dataset["scheme"] = scheme;
  target.dataset["activeTheme"] = theme.value;
  if (target === page.documentElement) {
    swapLookStyles(page, theme.look);
    page
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", tokens["--surface-header"] ?? theme.color);
  }
  return { ...theme, scheme };
}

/** Calls back when the system changes between light and dark, or asks for more contrast; the answer stops it [THEME-07]. */
export function watchSystemScheme(view: Window, onChange: () => void): () => void {
  const queries = [DARK_QUERY, CONTRAST_QUERY].map((query) => asked(view, query));
  for (const query of queries) query?.addEventListener("change", onChange);
  return () => {
    for (const query of queries) query?.removeEventListener("change", onChange);
  };
}
