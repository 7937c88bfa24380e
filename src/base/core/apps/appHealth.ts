import { daysLeft, licenceStatus, type ModuleLicence } from "../licence/licence";

/** An application and its server part that do not fit each other: which of them is older than the other needs. */
export interface VersionGap {
  readonly kind: "version";
  readonly older: "server" | "client";
  /** The version of the older one that runs, and the lowest that the other works with. */
  readonly has: string;
  readonly needs: string;
}

/** What was found out about an application's files and its server part. */
export type ReachFault =
  /** Its files cannot be fetched. */
  { readonly kind: "unreachable" } | VersionGap;

/** What a person should know about an application before opening it [MORE-02]. */
export type AppHealth =
  | { readonly kind: "expired" }
  | ReachFault
  | { readonly kind: "expiring"; readonly days: number };

/** The health of the applications that are not well, by their codes. */
export type Health = Readonly<Record<string, AppHealth>>;

/** What is wrong with the files and the server parts of applications, by their codes. */
export type Reach = Readonly<Record<string, ReachFault>>;

/** The health of all applications: of several faults the one that keeps people out longest. Licences go by the modules' codes. */
export function healthOf(licences: readonly ModuleLicence[], now: number, reach: Reach): Health {
  const found = new Map<string, AppHealth>();
  for (const { code, endTime } of licences)
    if (endTime !== null && licenceStatus(endTime, now) === 2)
      found.set(code, { kind: "expiring", days: daysLeft(endTime, now) });
  for (const [code, fault] of Object.entries(reach)) found.set(code, fault);
  for (const { code, endTime } of licences)
    if (licenceStatus(endTime, now) === 3) found.set(code, { kind: "expired" });
  return Object.fromEntries(found);
}

/** How an application does that is not well; null for one that is. Names of the language itself are none of ours. */
export const healthIn = (health: Health, code: string | null): AppHealth | null =>
  code !== null && Object.hasOwn(health, code) ? (health[code] ?? null) : null;

/** Whether an application may not be opened any more. */
export const isExpired = (health: Health, code: string | null): boolean =>
  healthIn(health, code)?.kind === "expired";
