import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ShownMessage } from "./useShowMessage";

/** The message of an address. Once shown it is read, and leaves the list of what is unread, so the page keeps it [MSG-01]. */
export function useOpenMessage(id: string | null, listed: ShownMessage | null): ShownMessage | null {
  const [kept, setKept] = useState<ShownMessage | null>(null);
  if (listed && kept?.id !== listed.id) setKept(listed);
  const tried = useRef<string | null>(null);
  // Once: where the platform refuses, the message is listed again.
  const read = useEffectEvent(() => {
    if (!listed || listed.isRead || tried.current === listed.id) return;
    tried.current = listed.id;
    listed.read();
  });
  const key = listed?.id;
  useEffect(() => {
    if (key !== undefined) read();
  }, [key]);
  return kept?.id === id ? kept : listed;
}
