/** A module of the platform, and until when the school may use it. */
export interface ModuleLicence {
  readonly code: string;
  readonly name: string;
  readonly englishName: string;
  /** Milliseconds since 1970; null where the platform says nothing that can be read. */
  readonly endTime: number | null;
}

/** 1 in use, 2 expiring, 3 expired. */
export type LicenceStatus = 1 | 2 | 3;

/** How long before its end a licence counts as expiring, in milliseconds: 90 days. */
const EXPIRING_MS = 7_776_000_000;
const DAY_MS = 86_400_000;

/** The status of a licence by the server's clock [LIC-02]. One without a readable end is in use: no person is kept out by a typing error. */
export function licenceStatus(endTime: number | null, now: number): LicenceStatus {
  if (endTime === null) return 1;
  if (endTime <= now) return 3;
  return endTime - now <= EXPIRING_MS ? 2 : 1;
}

/** How many days are left; the last one counts as a day. */
export const daysLeft = (endTime: number, now: number): number => Math.ceil((endTime - now) / DAY_MS);

/** Whether an administrator needs to know: something ends soon, or has ended. */
export const needsNotice = (licences: readonly ModuleLicence[], now: number): boolean =>
  licences.some(({ endTime }) => licenceStatus(endTime, now) !== 1);

/** The licences, those that end first on top; those without a readable end come last. */
export const byEnd = (licences: readonly ModuleLicence[]): readonly ModuleLicence[] =>
  [...licences].sort((one, other) => (one.endTime ?? Infinity) - (other.endTime ?? Infinity) || 0);
