import type { AppLink } from "./links";
import { readViewport } from "./viewportAddress";

const VIEWPORT = "#/viewport?";

/** The link of a menu that leads to the application of this name, which may be another than the entry's code. */
export const linkToApp = <Link extends Pick<AppLink, "app" | "href">>(
  links: readonly Link[],
  name: string,
): Link | undefined =>
  links.find(({ app, href }) => {
    if (app.code === name) return true;
    if (!href.startsWith(VIEWPORT)) return false;
    const shown = readViewport(href.slice(VIEWPORT.length));
    return shown.kind === "subApp" ? shown.place.app === name : shown.kind === "frame" && shown.app === name;
  });
