import type { AppLink } from "./links";
import { readViewport } from "./viewportAddress";

const VIEWPORT = "#/viewport?";

/** Whether one of a menu's links leads to the application of this name, which may be another than the entry's code. */
export const opensApp = (links: readonly Pick<AppLink, "app" | "href">[], name: string): boolean =>
  links.some(({ app, href }) => {
    if (app.code === name) return true;
    if (!href.startsWith(VIEWPORT)) return false;
    const shown = readViewport(href.slice(VIEWPORT.length));
    return shown.kind === "subApp" ? shown.place.app === name : shown.kind === "frame" && shown.app === name;
  });
