import { useRef } from "react";

/** Whether a dialog may be closed; asks first if something would be lost. */
export type BeforeClose = () => boolean | Promise<boolean>;

const yes = () => true;

/** Asks one question at a time: callers meanwhile get the answer to the open question. */
export function useOneQuestion(ask: BeforeClose): BeforeClose {
  const asked = useRef<Promise<boolean>>(null);
  return () => {
    if (asked.current) return asked.current;
    const answer = ask();
    if (typeof answer === "boolean") return answer;
    asked.current = answer.finally(() => {
      asked.current = null;
    });
    return asked.current;
  };
}

/** The ways to close a dialog. */
export interface Leave {
  /** Leaves by `onClose` once `onBeforeClose` allows it. */
  readonly leave: () => void;
  readonly mayLeave: BeforeClose;
}

/** Leaves a dialog by `onClose` once `onBeforeClose` allows it. */
export function useLeave(onClose: () => void, onBeforeClose: BeforeClose = yes): Leave {
  const mayLeave = useOneQuestion(onBeforeClose);
  return {
    mayLeave,
    leave: () => {
      const answer = mayLeave();
      if (answer === true) onClose();
      else if (answer)
        void answer.then((allowed) => {
          if (allowed) onClose();
        });
    },
  };
}
