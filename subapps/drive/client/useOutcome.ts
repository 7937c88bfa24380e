import { useState } from "react";
import { usePortal, type Answer } from "@portal/kit";
import { useDriveWords, type WordId } from "./words";

/** What was done last and can be taken back. */
export interface Done {
  readonly text: WordId;
  readonly count: number;
  readonly undo: () => Promise<Answer>;
}

/** Things that have just been put into a folder; null for the top. */
export interface Arrived {
  readonly ids: readonly string[];
  readonly into: string | null;
}

/** The outcome of what a person does, as the hooks of acts report it. */
export type Outcome = ReturnType<typeof useOutcome>;

/** The outcome of what a person does: it is announced, the list is read again, and the last act can be taken back. */
export function useOutcome(reload: (arrived?: Arrived) => void) {
  const words = useDriveWords();
  const { announce, notify, refresh } = usePortal();
  const [done, setDone] = useState<Done | null>(null);

  const changed = (arrived?: Arrived) => {
    reload(arrived);
    refresh("drive");
  };
  const fail = () => notify({ severity: "error", text: words("failed"), answer: true });
  /** Says nothing of its own where the platform refused: the portal has shown that. */
  const finish = (answer: Answer, said: Done | null, arrived?: Arrived) => {
    if (answer.ok) setDone(said);
    if (answer.ok && said) announce(words(said.text, { count: said.count }));
    changed(arrived);
    return answer.ok;
  };
  return {
    done,
    setDone,
    changed,
    fail,
    finish,
    /** The same for what cannot be taken back, which is said in words alone [A11Y-03]. */
    finishSaying: (answer: Answer, said: string) => {
      if (finish(answer, null)) announce(said);
    },
    /** Does some work, and says so where that breaks off; undefined then. */
    attempt: async <T>(work: () => Promise<T>): Promise<T | undefined> => {
      try {
        return await work();
      } catch {
        fail();
        return undefined;
      }
    },
  };
}
