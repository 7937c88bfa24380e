import { keptText } from "./pageLanguage";

/**
 * Whether the person of the document may not be the one signed in: a tab has begun or renewed a session since the document was
 * asked for (the stamp begins with the time), or a person has signed out whose logout has not reached the platform [SEC-03].
 */
export const isPersonInDoubt = (): boolean =>
  keptText("portal.logoutOwed") === "1" ||
  Number.parseInt(keptText("portal.sessionStamp") ?? "", 10) > performance.timeOrigin;
