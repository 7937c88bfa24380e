import type { ModuleLicence } from "./licence";
import { flagOf } from "../wire/readFlag";
import { listOf, numberOf, recordOf, textOf } from "../wire/read";

/** The unit's licence runs unless the platform says no: anything else keeps no person out [LIC-01]. */
export const readUnitLicence = (wire: unknown): boolean => flagOf(wire, true);

/** The licences of the unit's modules; what has no code is dropped. */
export const readModuleLicences = (wire: unknown): readonly ModuleLicence[] =>
  listOf(wire).flatMap((entry) => {
    const record = recordOf(entry);
    const code = textOf(record.code);
    const name = textOf(record.name);
    const englishName = textOf(record.englishName);
    return code === "" ? [] : { code, name, englishName, endTime: numberOf(record.endTime, null) };
  });

/** The server's clock at an answer, from its `Date` header, in milliseconds since 1970; null where it says nothing. */
export function readServerTime(date: string | null | undefined): number | null {
  const time = Date.parse(date ?? "");
  return Number.isNaN(time) ? null : time;
}
