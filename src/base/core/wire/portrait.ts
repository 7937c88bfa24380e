import { pictureAddress, withSafeAddresses } from "../address/safeAddress";
import { recordOf, textOf } from "./read";

/** A stored file as the platform describes it, for applications; its address is empty where it is refused [SEC-02]. */
export const readStored = (wire: unknown): unknown => withSafeAddresses(wire, [["url"]]);

/** The id of a stored file; null where the answer names none. */
export const readStoredFile = (wire: unknown): string | null => textOf(recordOf(wire).id) || null;

/** The address of the person's portrait, as they have it from now on; null for none. */
export const readPortrait = (wire: unknown): string | null => pictureAddress(recordOf(wire).avatar);
