import { useEffect, useState } from "react";
import { useClient, usePortal } from "@portal/kit";
import { contract } from "../contract";
import { readNotice, type Notice } from "./notices";
import type { PageState } from "./useNoticePage";

/** The notice that the address names: one of the list, or asked for alone. */
export type OpenNotice =
  | { readonly status: "none" | "loading" | "missing" }
  | { readonly status: "failed"; readonly retry: () => void }
  | { readonly status: "ready"; readonly notice: Notice };

type Fetched = { readonly id: string; readonly tries: number } & (
  | { readonly notice: Notice }
  | { readonly fault: "missing" | "failed" }
);

const NONE: OpenNotice = { status: "none" };
const LOADING: OpenNotice = { status: "loading" };

/** Follows the notice of the address; a link may name one that is on no page shown here [VIEW-08]. */
export function useOpenNotice(id: string | null, list: PageState): OpenNotice {
  const { timeZone } = usePortal();
  const calls = useClient(contract);
  const [tries, setTries] = useState(0);
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const listed = list.last?.notices.find((notice) => notice.id === id);
  const waits = id !== null && !listed && list.status !== "loading";

  useEffect(() => {
    if (!waits) return;
    let current = true;
    void calls.one({ id }, { quiet: true }).then((answer) => {
      if (!current) return;
      const notice = answer.ok ? readNotice(answer.data, timeZone.get()) : null;
      const fault = !answer.ok && answer.status === 404 ? "missing" : "failed";
      setFetched({ id, tries, ...(notice ? { notice } : { fault }) });
    });
    return () => {
      current = false;
    };
  }, [calls, timeZone, id, tries, waits]);

  if (id === null) return NONE;
  if (listed) return { status: "ready", notice: listed };
  if (fetched?.id !== id || fetched.tries !== tries) return LOADING;
  if ("notice" in fetched) return { status: "ready", notice: fetched.notice };
  return fetched.fault === "missing"
    ? { status: "missing" }
    : { status: "failed", retry: () => setTries((count) => count + 1) };
}
