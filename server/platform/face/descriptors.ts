import type { Descriptor } from "./look";

/** How many numbers describe a face. */
export const NUMBERS = 128;

/**
 * Two faces nearer than this are one person's. The package's authors propose 0.6, at which one in seven pairs of strangers among its
 * own pictures counts as one person.
 */
export const THRESHOLD = 0.45;

/** Where a second person is nearly as near, neither is known. */
const APART = 0.05;

/** How far two faces are from each other: about 0.3 for one person, 0.7 for two. */
export function distanceOf(one: Descriptor, other: Descriptor): number {
  let sum = 0;
  for (let index = 0; index < NUMBERS; index += 1) {
    // A missing number makes the distance none that is under any threshold.
    const difference = (one[index] ?? Number.NaN) - (other[index] ?? Number.NaN);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}

/** A person who may be known, and by what. */
export interface Candidate {
  readonly personId: string;
  readonly descriptor: Descriptor;
  /** When it was taken, milliseconds since 1970. */
  readonly registeredAt: number;
}

/** Whose a face is. */
export type Match =
  | { readonly kind: "known"; readonly personId: string; readonly registeredAt: number }
  | { readonly kind: "unknown" }
  | { readonly kind: "ambiguous" };

/** The nearest of the candidates, if it is near enough and no other one nearly is. */
export function nearestOf(candidates: readonly Candidate[], descriptor: Descriptor): Match {
  let [best, second] = [Infinity, Infinity];
  let nearest: Candidate | undefined;
  for (const candidate of candidates) {
    const distance = distanceOf(candidate.descriptor, descriptor);
    if (distance < best) {
      [best, second] = [distance, best];
      nearest = candidate;
    } else if (distance < second) second = distance;
  }
  if (!nearest || !(best < THRESHOLD)) return { kind: "unknown" };
  if (second < THRESHOLD && second - best < APART) return { kind: "ambiguous" };
  return { kind: "known", personId: nearest.personId, registeredAt: nearest.registeredAt };
}

/** A descriptor as bytes. */
export const packed = (descriptor: Descriptor): Buffer => {
  const bytes = Buffer.alloc(NUMBERS * 4);
  for (let index = 0; index < NUMBERS; index += 1) bytes.writeFloatLE(descriptor[index] ?? 0, index * 4);
  return bytes;
};

/** A descriptor out of its bytes; null where they are not one. */
export const unpacked = (bytes: Buffer): Descriptor | null =>
  bytes.length === NUMBERS * 4
    ? Array.from({ length: NUMBERS }, (_, index) => bytes.readFloatLE(index * 4))
    : null;
