import { secretNamed } from "../address/secrets";
import { isPlainObject } from "../wire/isPlainObject";
import { numberOf, textOf } from "../wire/read";
import type { Arrival } from "./entry";

/** How a person came to a page that signs no person in, for the login page to go on with. */
export interface HandedOn extends Arrival {
  /** When it was handed on, milliseconds since 1970. */
  readonly at: number;
}

/** It is for the page that is loaded next, and not for one that is opened in the same tab later. */
const LASTS_MS = 60_000;

/** Whether it is still for this page. */
export const isForNow = ({ at }: HandedOn, now: number): boolean => Math.abs(now - at) < LASTS_MS;

/** What the tab's storage holds of it; null for anything else. */
export function readHandedOn(stored: unknown): HandedOn | null {
  if (!isPlainObject(stored) || !isPlainObject(stored.secrets)) return null;
  const secrets = Object.entries(stored.secrets).filter(
    ([name, value]) => typeof value === "string" && secretNamed(name) !== null,
  );
  const referrer = textOf(stored.referrer);
  return { secrets: Object.fromEntries(secrets), referrer, at: numberOf(stored.at, 0) };
}
