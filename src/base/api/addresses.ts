import { storage } from "../../../contract/storage";
import { fillPath } from "../core/wire/url";

/** The address of a unit's logo, for an image; null for an id that is none. */
export function unitLogoAddress(unitId: string, basePath = ""): string | null {
  const filled = fillPath(storage.unitLogo.path, { unitId });
  return "path" in filled ? basePath + filled.path : null;
}
