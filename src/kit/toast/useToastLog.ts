import { useKit } from "../KitContext";
import { useEngine } from "../useEngine";
import type { NoticeLogEntry } from "../../flows/toast/ToastDesk";

/** The log of the page's notices as it is now, or null on a page that keeps none. */
export function useNoticeLog(): NoticeLogEntry | null {
  const { notifications } = useKit();
  const desk = useEngine({ subscribe: notifications.subscribe, getSnapshot: notifications.getDesk });
  return desk?.log ?? null;
}
