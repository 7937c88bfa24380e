import { applyTheme } from "./applyTheme";
import { readScheme } from "./themes";

async function loadPicture(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode();
}

/** An address as the value of a CSS variable; what could end the text early is encoded in an address. */
const asImage = (address: string) => `url("${new URL(address).href}")`;

/**
 * Shows the picture of the theme in use behind the page, once it has loaded, and computes the tokens for words over it. One that does not
 * load leaves the look's own art [THEME-03, THEME-05]. The addresses have been judged; the returned function stops it.
 */
export function followPagePictures(
  pictures: ReadonlyMap<string, string>,
  root: HTMLElement,
  load: (address: string) => Promise<unknown> = loadPicture,
): () => void {
  let wanted: string | undefined;
  const show = (address?: string) => {
    if (address === undefined) {
      if (root.dataset["picture"] === undefined) return;
      delete root.dataset["picture"];
      root.style.removeProperty("--page-picture");
    } else {
      root.dataset["picture"] = "";
      root.style.setProperty("--page-picture", asImage(address));
    }
    applyTheme({ value: root.dataset["activeTheme"], scheme: readScheme(root.dataset["scheme"]) }, root);
  };
  const want = (address: string | undefined) => {
    if (address === wanted) return;
    wanted = address;
    show();
    if (address === undefined) return;
    load(address).then(
      () => address === wanted && show(address),
      () => undefined,
    );
  };
  const follow = () => want(pictures.get(root.dataset["activeTheme"] ?? ""));
  const observer = new MutationObserver(follow);
  observer.observe(root, { attributeFilter: ["data-active-theme"] });
  follow();
  return () => {
    observer.disconnect();
    want(undefined);
  };
}
