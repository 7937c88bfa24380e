import type { UploadKey } from "./cut";

/** Space that a call is about to fill. */
export interface Reservation {
  readonly bytes: number;
  /** The file that takes it, whose staged chunks are not counted beside it; null for a chunk. */
  readonly file: Pick<UploadKey, "md5" | "size"> | null;
}

/**
 * The space that people's calls are about to fill: it counts as used from before the first byte is written, so that of many calls at once no
 * more are let in than fit [SEC-11].
 */
export function createReservations() {
  const held = new Map<string, Set<Reservation>>();
  const turns = new Map<string, Promise<unknown>>();

  /** Lets one question of a person be answered after another: each sees what the one before has reserved. */
  const inTurn = <Result>(person: string, ask: () => Promise<Result>): Promise<Result> => {
    const answer = (turns.get(person) ?? Promise.resolve()).then(ask);
    const turn = answer
      .catch(() => undefined)
      .then(() => {
        if (turns.get(person) === turn) turns.delete(person);
      });
    turns.set(person, turn);
    return answer;
  };

  const take = (person: string, reservation: Reservation): (() => void) => {
    const all = held.get(person) ?? new Set();
    held.set(person, all.add(reservation));
    return () => {
      all.delete(reservation);
      if (all.size === 0) held.delete(person);
    };
  };

  return {
    /** What a person's calls have reserved. */
    of: (person: string): readonly Reservation[] => [...(held.get(person) ?? [])],
    /**
     * Works with space that is reserved until the work is over. `demand` refuses where there is not enough; what it answers is the
     * work's.
     */
    within: async <Demanded, Result>(
      person: string,
      reservation: Reservation,
      demand: () => Promise<Demanded>,
      work: (demanded: Demanded) => Promise<Result>,
    ): Promise<Result> => {
      const { demanded, giveBack } = await inTurn(person, async () => ({
        demanded: await demand(),
        giveBack: take(person, reservation),
      }));
      try {
        return await work(demanded);
      } finally {
        giveBack();
      }
    },
  };
}
