import type { AppLink } from "./links";
import { readViewport } from "./viewportAddress";

const VIEWPORT = "#/viewport?";

/** The application that a link shows in the viewport; null where it leads elsewhere. */
function shownBy(href: string): string | null {
  if (!href.startsWith(VIEWPORT)) return null;
  const shown = readViewport(href.slice(VIEWPORT.length));
  if (shown.kind === "invalid") return null;
  return shown.kind === "subApp" ? shown.place.app : shown.app;
}

/** The link of a menu that leads to the application of this name: the entry of this code, or else one that shows it. */
export const linkToApp = <Link extends Pick<AppLink, "app" | "href">>(
  links: readonly Link[],
  name: string,
): Link | undefined =>
  links.find(({ app }) => app.code === name) ?? links.find(({ href }) => shownBy(href) === name);
