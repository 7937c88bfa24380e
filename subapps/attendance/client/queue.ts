import { listOf, numberOf, recordOf, textOf } from "@portal/kit";

/** A clocking that the platform may not have yet. Its id is its own: sent twice, it counts once. */
export interface Waiting {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  /** When it was by this device's clock, milliseconds since 1970. */
  readonly at: number;
  /** When it was by the platform's time; null where the page did not know that. */
  readonly moment: number | null;
  /** By which the platform knows the face; null for one by hand. */
  readonly proof: string | null;
}

/** What is kept on the device. */
export interface Queue {
  readonly waiting: readonly Waiting[];
  /** Those that the platform does not take, with its words. */
  readonly refused: readonly (Waiting & { readonly why: string })[];
}

/** Nothing waits. */
export const NOTHING: Queue = { waiting: [], refused: [] };

/** So many are kept at most; a school has fewer pupils. */
const MOST = 2_000;

function readOne(value: unknown): readonly Waiting[] {
  const { id, person, name, at, moment, proof } = recordOf(value);
  const known = { id: textOf(id), person: textOf(person), name: textOf(name), at: numberOf(at, 0) };
  if (known.id === "" || known.person === "" || known.at <= 0) return [];
  return [{ ...known, moment: numberOf(moment, null), proof: textOf(proof) === "" ? null : textOf(proof) }];
}

/** Reads what was kept; what cannot be read is left out. */
export function readQueue(text: string | null): Queue {
  try {
    const { waiting, refused } = recordOf(JSON.parse(text ?? "{}"));
    return {
      waiting: listOf(waiting).flatMap(readOne),
      refused: listOf(refused).flatMap((value) =>
        readOne(value).map((one) => ({ ...one, why: textOf(recordOf(value)["why"]) })),
      ),
    };
  } catch {
    return NOTHING;
  }
}

/** What two clocks show, in milliseconds since 1970; the platform's time is null where the page does not know it. */
export interface Clocks {
  readonly device: number;
  readonly platform: number | null;
}

/**
 * The time of a clocking, and what the same clock shows as it is sent. The platform's time comes first, as the device's clock may have
 * been set while the clocking waited.
 */
export const timesOf = ({ at, moment }: Waiting, { device, platform }: Clocks) =>
  moment === null || platform === null ? { at, now: device } : { at: moment, now: platform };

/** Adds one, unless it waits already. */
export const withOne = (queue: Queue, one: Waiting): Queue =>
  queue.waiting.some(({ id }) => id === one.id)
    ? queue
    : { ...queue, waiting: [...queue.waiting, one].slice(-MOST) };

/** Takes one away that the platform has. */
export const withoutOne = (queue: Queue, id: string): Queue => ({
  waiting: queue.waiting.filter((one) => one.id !== id),
  refused: queue.refused.filter((one) => one.id !== id),
});

/** Puts one aside that the platform does not take, with its words. */
export const asRefused = (queue: Queue, one: Waiting, why: string): Queue => ({
  waiting: queue.waiting.filter(({ id }) => id !== one.id),
  refused: [...queue.refused.filter(({ id }) => id !== one.id), { ...one, why }].slice(-MOST),
});

const [SIGN_IN, TOO_MANY, BROKEN] = [401, 429, 500];

/** Whether a failed call may succeed later: the network was away, the session over, or the platform busy or broken. */
export const mayWait = (status: number | null): boolean =>
  status === null || status === 0 || status === SIGN_IN || status === TOO_MANY || status >= BROKEN;
