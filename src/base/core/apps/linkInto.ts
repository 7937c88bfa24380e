import type { AppLink } from "./links";
import { readViewport, viewportRoute } from "./viewportAddress";

const VIEWPORT = "#/viewport?";

/** The address of a place inside an application; one that opens elsewhere than in the viewport has its start alone [VIEW-08]. */
export function linkInto({ href }: Pick<AppLink, "href">, at: string): string {
  if (at === "" || !href.startsWith(VIEWPORT)) return href;
  const asked = readViewport(href.slice(VIEWPORT.length));
  if (asked.kind !== "subApp") return href;
  return `#${viewportRoute({ kind: "subApp", place: { ...asked.place, id: null, at } })}`;
}
