import { useCallback } from "react";
import { useReadAllMessagesMutation, useReadMessageMutation } from "../../../api/inbox.api";
import { useKit } from "../../../kit/KitContext";
import { useAppSelector } from "../../../state/hooks";
import "../words";

const failed = (id: string) => ({ severity: "warning", text: { id }, answer: true }) as const;

/** Has one message read; it is gone at once, and where that fails it is back and the person is told [MSG-01, REL-01]. */
export function useRead(): (id: string) => Promise<void> {
  const { toasts } = useKit();
  const child = useAppSelector((state) => state.child?.id ?? null);
  const [read] = useReadMessageMutation();
  return useCallback(
    async (id) => {
      if ("error" in (await read({ id, child }))) toasts.notify(failed("messages.readFailed"));
    },
    [read, child, toasts],
  );
}

/** Has all messages read, in the same way; answers whether they are. */
export function useReadEvery(): () => Promise<boolean> {
  const { toasts } = useKit();
  const child = useAppSelector((state) => state.child?.id ?? null);
  const [readAll] = useReadAllMessagesMutation();
  return async () => {
    const isRead = !("error" in (await readAll({ child })));
    if (!isRead) toasts.notify(failed("messages.readAllFailed"));
    return isRead;
  };
}
