import { calls } from "../../contract/paths";
import { fillPath } from "../core/wire/url";

/** The address of a unit's logo, for an image; null for an id that is none. */
export function unitLogoAddress(unitId: string, basePath = ""): string | null {
  const filled = fillPath(calls.unitLogo.path, { unitId });
  return "path" in filled ? basePath + filled.path : null;
}
