import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { Outcome } from "../core/wire/outcome";
import type { Text } from "../core/wire/text";

/** Something of the platform's: what is known, and what is happening. The last answer to the same question stays meanwhile. */
export interface Loaded<Data> {
  readonly status: "loading" | "failed" | "ready";
  readonly data: Data | null;
  /** Why it failed, in the platform's words. */
  readonly text: Text | null;
  /** The status with which the platform refused; null if it gave none. Since 1.21.0. */
  readonly code: number | null;
  readonly reload: () => void;
  /** Whether nothing has been asked since. */
  readonly fresh: boolean;
}

interface Known<Data> {
  readonly question: string;
  /** Which time it was asked. */
  readonly tries: number;
  readonly status: Loaded<Data>["status"];
  readonly data: Data | null;
  readonly text: Text | null;
  readonly code: number | null;
}

/**
 * Asks the platform, and asks again when the question is another one or `reload` is called; a late answer to an earlier
 * question is dropped. `ask` is null as long as there is nothing to ask.
 */
export function useLoaded<Data>(
  question: string,
  ask: (() => Promise<Outcome>) | null,
  read: (data: unknown) => Data | null,
): Loaded<Data> {
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<Known<Data> | null>(null);
  // A reader that is written where it is used is another one each time, and no reason to ask again.
  const dataOf = useEffectEvent(read);
  useEffect(() => {
    if (!ask) return;
    let current = true;
    void ask().then((answer) => {
      if (!current) return;
      const data = answer.ok ? dataOf(answer.data) : null;
      setKnown((before) =>
        data === null
          ? {
              question,
              tries,
              status: "failed",
              data: before?.question === question ? before.data : null,
              text: answer.ok ? null : answer.text,
              code: answer.ok ? null : answer.status,
            }
          : { question, tries, status: "ready", data, text: null, code: null },
      );
    });
    return () => {
      current = false;
    };
  }, [ask, question, tries]);
  const reload = useCallback(() => {
    setKnown((before) => (before?.data === null ? null : before));
    setTries((count) => count + 1);
  }, []);
  return known?.question === question
    ? {
        status: known.status,
        data: known.data,
        text: known.text,
        code: known.code,
        reload,
        fresh: known.tries === tries,
      }
    : { status: "loading", data: null, text: null, code: null, reload, fresh: false };
}
