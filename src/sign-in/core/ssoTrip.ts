import { isPlainObject } from "../../base/core/wire/isPlainObject";
import { joinParts, partsOf, withoutParameters } from "../../base/core/address/address";
import { isOwnAddress, TRIP_LIFETIME } from "./social";

/** A sign-in at the site's single sign-on that this tab has left for. */
export interface SsoTrip {
  /** A nonce that only this tab knows; a ticket that returns with it was requested here. */
  readonly nonce: string;
  /** When it began, milliseconds since 1970. */
  readonly at: number;
  /** The login page as it was left, without its origin. */
  readonly from: string;
}

/** The address of the single sign-on's page for a trip: the platform's own, with where to come back to and the nonce. */
export function ssoAddress(address: string, { nonce }: SsoTrip, redirectUri: string): string {
  const parts = partsOf(withoutParameters(address, (name) => name === "redirect_uri" || name === "state"));
  const added = `redirect_uri=${encodeURIComponent(redirectUri)}&state=${encodeURIComponent(nonce)}`;
  return joinParts({ ...parts, search: parts.search === null ? added : `${parts.search}&${added}` });
}

/** A trip as it is kept. */
export const formatSsoTrip = (trip: SsoTrip): string => JSON.stringify(trip);

/** A kept trip, or null for anything else. */
export function parseSsoTrip(text: string | null): SsoTrip | null {
  let trip: unknown;
  try {
    trip = JSON.parse(text ?? "");
  } catch {
    return null;
  }
  if (!isPlainObject(trip)) return null;
  const { nonce, at, from } = trip;
  return typeof nonce === "string" &&
    nonce !== "" &&
    typeof at === "number" &&
    typeof from === "string" &&
    isOwnAddress(from)
    ? { nonce, at, from }
    : null;
}

/** Whether a trip that began then may still come back. */
export const isUnderWay = (trip: { readonly at: number } | null, now: number): boolean =>
  trip !== null && now - trip.at >= 0 && now - trip.at <= TRIP_LIFETIME;

/** Whether what came back belongs to the trip. */
export const isReturnOf = (trip: SsoTrip | null, state: string | null, now: number): boolean =>
  isUnderWay(trip, now) && state !== null && state === trip?.nonce;
