import { useCallback, useEffect, useState } from "react";
import { type Text, useClient, usePortal } from "@portal/kit";
import { contract } from "../contract";
import { PAGE_SIZE, readNoticePage, type Notice, type NoticePage } from "./notices";

/** What is known of the wanted page. While another page loads, the last one stays for those who look. */
export type PageState =
  | { readonly status: "loading"; readonly last: NoticePage | null }
  | { readonly status: "failed"; readonly text: Text | null; readonly last: NoticePage | null }
  | { readonly status: "ready"; readonly last: NoticePage };

/** One page of notices, and what can be done with it. */
export interface NoticePageView {
  readonly state: PageState;
  readonly reload: () => void;
  /**
   * Has the platform store that the person has read a notice; only then it shows as read, here and in the badge. Resolves with whether
   * it has been done; a failure is shown where the person asked for it.
   */
  readonly markRead: (notice: Notice, how?: { readonly asked?: boolean }) => Promise<boolean>;
}

const withRead = (state: PageState, id: string): PageState => {
  // Two presses before the first answer, or a press and an opening, read one notice once.
  if (state.status !== "ready" || !state.last.notices.some((notice) => notice.id === id && !notice.read))
    return state;
  const notices = state.last.notices.map((notice) => (notice.id === id ? { ...notice, read: true } : notice));
  const unread = state.last.unread && state.last.unread - 1;
  return { ...state, last: { ...state.last, notices, unread } };
};

/** Loads one page of notices and loads it again on request; a late answer for another page is dropped. */
export function useNoticePage(page: number): NoticePageView {
  const { refresh, timeZone } = usePortal();
  const calls = useClient(contract);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<PageState>({ status: "loading", last: null });

  useEffect(() => {
    let current = true;
    void calls.list({ start: page, size: PAGE_SIZE }, { quiet: true }).then((answer) => {
      if (!current) return;
      const read = answer.ok ? readNoticePage(answer.data, timeZone.get()) : null;
      setState(({ last }) =>
        read
          ? { status: "ready", last: read }
          : { status: "failed", text: answer.ok ? null : answer.text, last },
      );
    });
    return () => {
      current = false;
      setState(({ last }) => ({ status: "loading", last }));
    };
  }, [calls, timeZone, page, tries]);

  const markRead = useCallback(
    async ({ id, read }: Notice, { asked = false } = {}) => {
      if (read) return false;
      const { ok } = await calls.read({ id }, { quiet: !asked });
      if (!ok) return false;
      setState((known) => withRead(known, id));
      refresh("unread");
      return true;
    },
    [calls, refresh],
  );

  return {
    state,
    reload: useCallback(() => setTries((count) => count + 1), []),
    markRead,
  };
}
