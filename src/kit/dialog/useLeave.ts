import { useRef } from "react";

/** Whether a dialog may be left; asks first where something would be lost. */
export type BeforeClose = () => boolean | Promise<boolean>;

/** Leaves by `onClose` once `onBeforeClose` allows it; asks one question at a time. */
export function useLeave(onClose: () => void, onBeforeClose: BeforeClose | undefined): () => void {
  const asking = useRef(false);
  return () => {
    if (asking.current) return;
    const answer = onBeforeClose ? onBeforeClose() : true;
    if (answer === true) onClose();
    else if (answer) {
      asking.current = true;
      void answer
        .then((allowed) => {
          if (allowed) onClose();
        })
        .finally(() => {
          asking.current = false;
        });
    }
  };
}
