import { numberOf } from "./read";
import { flagOf } from "./readFlag";

/** Reads one kind of value of the wire; never throws, and gives a value of its type for anything. */
export type Reader<T> = (wire: unknown) => T;

/** A whole number from 0 on; anything else counts as 0. */
export const countOf: Reader<number> = (wire) => Math.max(0, Math.trunc(numberOf(wire, 0)));

/** A yes; everything else is a no. */
export const yesOf: Reader<boolean> = (wire) => flagOf(wire, false);
