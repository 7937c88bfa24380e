import { recordOf, textOf } from "./read";

/** The id of a stored file; null where the answer names none. */
export const readStoredFile = (wire: unknown): string | null => textOf(recordOf(wire).id) || null;

/** The address of the person's portrait, as they have it from now on; null for none. */
export const readPortrait = (wire: unknown): string | null => textOf(recordOf(wire).avatar) || null;
