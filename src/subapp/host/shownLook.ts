import type { Live, ShownLook } from "../sdk/contract";

/** Where the page says what it shows (theme/applyTheme.ts). */
const ATTRIBUTES = ["data-look", "data-active-theme", "data-scheme"];

/** The look that a page shows, as its root says it: sub-applications hear of each change, and nothing is drawn again for it. */
export function shownLook(root: HTMLElement): Live<ShownLook> {
  const read = (): ShownLook => ({
    look: root.dataset["look"] ?? "",
    theme: root.dataset["activeTheme"] ?? "",
    scheme: root.dataset["scheme"] === "dark" ? "dark" : "light",
  });
  let known = read();
  const get = () => {
    const now = read();
    const isSame = now.look === known.look && now.theme === known.theme && now.scheme === known.scheme;
    return isSame ? known : (known = now);
  };
  return Object.freeze({
    get,
    subscribe: (listener: () => void) => {
      let before = get();
      const observer = new MutationObserver(() => {
        if (get() === before) return;
        before = get();
        listener();
      });
      observer.observe(root, { attributes: true, attributeFilter: ATTRIBUTES });
      return () => observer.disconnect();
    },
  });
}
