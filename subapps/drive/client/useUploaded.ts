import { useEffect, useEffectEvent, useRef } from "react";
import { useLive, usePortal } from "@portal/kit";

/** Milliseconds after the last upload of a series. */
const SETTLED = 400;

/** Calls back once uploads are done: they are in their folders by then, and of many files not each is worth a question. */
export function useUploaded(active: boolean, then: () => void): void {
  const { uploads } = usePortal();
  const uploaded = useLive(uploads.list).filter(({ phase }) => phase === "done").length;
  const listed = useRef(uploaded);
  const onUploaded = useEffectEvent(() => {
    listed.current = uploaded;
    then();
  });
  useEffect(() => {
    // Some were taken from the list.
    listed.current = Math.min(listed.current, uploaded);
    if (uploaded === listed.current || !active) return;
    const timer = setTimeout(onUploaded, SETTLED);
    return () => clearTimeout(timer);
  }, [uploaded, active]);
}
