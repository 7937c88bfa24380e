import { useCallback, useEffect, useState } from "react";
import { usePortal, type Text } from "../../../src/subapp/kit";
import { PAGE_SIZE, readNoticePage, type NoticePage } from "./notices";

/** What is known of the wanted page. While another page loads, the last one stays for those who look. */
export type PageState =
  | { readonly status: "loading"; readonly last: NoticePage | null }
  | { readonly status: "failed"; readonly text: Text | null; readonly last: NoticePage | null }
  | { readonly status: "ready"; readonly last: NoticePage };

/** Loads one page of notices and loads it again on request; a late answer for another page is dropped. */
export function useNoticePage(page: number): readonly [state: PageState, reload: () => void] {
  const { request } = usePortal();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<PageState>({ status: "loading", last: null });

  useEffect(() => {
    let current = true;
    void request.get("/api/notice/list", { start: page, size: PAGE_SIZE }, { quiet: true }).then((answer) => {
      if (!current) return;
      const read = answer.ok ? readNoticePage(answer.data) : null;
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
  }, [request, page, tries]);

  return [state, useCallback(() => setTries((count) => count + 1), [])];
}
