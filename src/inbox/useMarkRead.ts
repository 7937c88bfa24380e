import { useCallback } from "react";
import { useReadAllMessagesMutation, useReadMessageMutation } from "./inbox.api";
import type { LeadingToast } from "../base/flow/toast/ToastQueue";
import { useKit } from "../base/kit/KitContext";
import { useAppSelector } from "../base/state/hooks";

/** Tells that it did not work, and offers to do it once more. */
const failed = (id: string, again: () => void): LeadingToast => ({
  severity: "warning",
  text: { id },
  answer: true,
  action: { label: { id: "common.retry" }, run: again },
});

/**
 * Has one message read; it is gone at once, and where that fails it is back and the person is told. Answers whether it is read
 * [MSG-01, REL-01].
 */
export function useMarkRead(): (id: string) => Promise<boolean> {
  const { toasts } = useKit();
  const child = useAppSelector((state) => state.child?.id ?? null);
  const [read] = useReadMessageMutation();
  return useCallback(
    async (id) => {
      const attempt = async (): Promise<boolean> => {
        const isRead = !("error" in (await read({ id, child })));
        if (!isRead) toasts.notify(failed("messages.readFailed", () => void attempt()));
        return isRead;
      };
      return attempt();
    },
    [read, child, toasts],
  );
}

/** Has all messages read, in the same way, or offers to do `again` what the person did; answers whether they are. */
export function useMarkAllRead(): (again: () => void) => Promise<boolean> {
  const { toasts } = useKit();
  const child = useAppSelector((state) => state.child?.id ?? null);
  const [readAll] = useReadAllMessagesMutation();
  return async (again) => {
    const isRead = !("error" in (await readAll({ child })));
    if (!isRead) toasts.notify(failed("messages.readAllFailed", again));
    return isRead;
  };
}
