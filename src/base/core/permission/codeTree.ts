import { isPlainObject } from "../wire/isPlainObject";
import { listOf, parsed, textOf } from "../wire/read";
import type { UserType } from "../wire/user";

/** The part of a code that says it is meant for a whole area; the code without it is held as well. */
const AREA = "area";

/** Whether the platform keeps permission trees for people of this type: teachers and other staff [ROUTE-03]. */
export const hasCodeTree = (userType: UserType): boolean => userType === 2 || userType === 4;

/** `portal_area_theme` counts as `portal_theme`, too. */
function withAlias(code: string): readonly string[] {
  const [app, second, ...rest] = code.split("_");
  return second === AREA ? [code, [app, ...rest].join("_")] : [code];
}

/** All codes of a permission tree as the platform sends it; what is no node is left out [ROUTE-03]. */
export function readCodeTree(wire: unknown): readonly string[] {
  const codes = listOf(wire)
    .map(parsed)
    .filter(isPlainObject)
    .flatMap(({ code, children }) => [
      ...(textOf(code) === "" ? [] : withAlias(textOf(code))),
      ...readCodeTree(children),
    ]);
  return [...new Set(codes)];
}
