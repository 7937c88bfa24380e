import { recordOf, textOf } from "../../base/core/wire/read";

/** A school as the pages show it before sign-in. */
export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  /** What it stands for, may be bilingual; empty = none. */
  readonly motto: string;
}

/** A unit's configuration as the platform sends it; what it does not say is empty. */
export function readUnit(wire: unknown): Unit {
  const { unitId, unitName, unitEnName, decorationSet } = recordOf(wire);
  return {
    id: textOf(unitId),
    name: textOf(unitName),
    englishName: textOf(unitEnName),
    motto: textOf(recordOf(decorationSet).motto),
  };
}
