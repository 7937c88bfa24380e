import { useEffect, useRef, useState } from "react";
import type { Result } from "../base/core/wire/failure";
import { reasonOf } from "../base/core/wire/reason";
import type { Text } from "../base/core/wire/text";
import { useText } from "../base/i18n/useText";
import { useKit } from "../base/kit/KitContext";

/** Why the last change failed, and what makes the next one; a failure after the dialog was closed is a toast that names its subject. */
export function useFaceChange(onChanged: () => void) {
  const { toasts } = useKit();
  const text = useText();
  const [fault, setFault] = useState<Text | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const change = async (asked: Promise<Result>, done: Text) => {
    const { error } = await asked;
    const reason = error ? reasonOf(error) : null;
    setFault(reason);
    if (reason === null) toasts.notify({ severity: "success", text: done });
    else if (!isShown.current)
      toasts.notify({
        severity: "error",
        text: { id: "face.changeFailed", values: { reason: text(reason) } },
        answer: true,
      });
    onChanged();
  };
  return { fault, change };
}
