import { test } from "@playwright/test";
import { countWork, type Work } from "../test/work";
import { startPlatform } from "./platform";

/** Counts a piece of work of the journey that runs; second attempts do not count, so that every run counts the same. */
export function countJourneyWork(work: Work): void {
  if (test.info().retry === 0) countWork(work);
}

/** Starts a platform for one journey, with its own site or deployment. It takes more than a second. */
export function startOwnPlatform(
  ...given: Parameters<typeof startPlatform>
): ReturnType<typeof startPlatform> {
  countJourneyWork("platforms");
  return startPlatform(...given);
}
