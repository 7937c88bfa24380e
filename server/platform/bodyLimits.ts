/**
 * The most bytes of an ordinary body of a person who is signed in: four times the longest notice. Reading one takes the thread a few
 * milliseconds; a call with a larger one has it read in another thread [SEC-06].
 */
export const BODY_LIMIT = 1 << 18;

/** The most bytes of a body that comes without a session: a form to sign in with is a tenth of it [SEC-06]. */
export const OPEN_BODY_LIMIT = 1 << 14;
