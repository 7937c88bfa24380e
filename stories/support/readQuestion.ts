import { GUARD_TIME } from "../../src/base/kit/useClickGuard";

/** Lets so much time pass that a click on an answer counts as meant. */
export const readQuestion = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, GUARD_TIME + 50));
