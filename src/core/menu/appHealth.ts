import { daysLeft, licenceStatus, type ModuleLicence } from "../licence/licence";

/** What a person should know about an application before opening it [MORE-02]. */
export type AppHealth =
  | { readonly kind: "expired" }
  /** Its files cannot be fetched. */
  | { readonly kind: "unreachable" }
  /** It needs a newer service than there is. */
  | { readonly kind: "version" }
  | { readonly kind: "expiring"; readonly days: number };

/** The health of the applications that are not well, by their codes. */
export type Health = Readonly<Record<string, AppHealth>>;

/** What was found out about an application's files and its service. */
export type Reach = Readonly<Record<string, "unreachable" | "version">>;

/** The health of all applications: of several faults the one that keeps people out longest. Licences go by the modules' codes. */
export function healthOf(licences: readonly ModuleLicence[], now: number, reach: Reach): Health {
  const found = new Map<string, AppHealth>();
  for (const { code, endTime } of licences)
    if (endTime !== null && licenceStatus(endTime, now) === 2)
      found.set(code, { kind: "expiring", days: daysLeft(endTime, now) });
  for (const [code, kind] of Object.entries(reach)) found.set(code, { kind });
  for (const { code, endTime } of licences)
    if (licenceStatus(endTime, now) === 3) found.set(code, { kind: "expired" });
  return Object.fromEntries(found);
}

/** Whether an application may not be opened any more; names of the language itself are none of ours. */
export const isExpired = (health: Health, code: string | null): boolean =>
  code !== null && Object.hasOwn(health, code) && health[code]?.kind === "expired";
