import { isPlainObject } from "./isPlainObject";
import { listOf, numberOf, parsed, recordOf } from "./read";
import { flagOf } from "./readFlag";

/** Reads one kind of value of the wire; never throws, and gives a value of its type for anything. */
export type Reader<T> = (wire: unknown) => T;

/** The fields of a record, each with its reader. */
export type Fields<T> = { readonly [K in keyof T]-?: Reader<T[K]> };

/** A whole number from 0 on; anything else counts as 0. */
export const countOf: Reader<number> = (wire) => Math.max(0, Math.trunc(numberOf(wire, 0)));

/** A yes; everything else is a no. */
export const yesOf: Reader<boolean> = (wire) => flagOf(wire, false);

/** A record by the readers of its fields; all others are dropped. */
export const record =
  <T extends object>(fields: Fields<T>): Reader<T> =>
  (wire) => {
    const from = recordOf(wire);
    const entries = Object.entries(fields as Record<string, Reader<unknown>>);
    return Object.fromEntries(entries.map(([name, read]) => [name, read(from[name])])) as T;
  };

/** A list of records; entries that are none are dropped. */
export const recordsOf = <T extends object>(fields: Fields<T>): Reader<T[]> => {
  const read = record(fields);
  return (wire) => listOf(wire).flatMap((entry) => (isPlainObject(parsed(entry)) ? read(entry) : []));
};
