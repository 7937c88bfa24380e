import { useEffect, useEffectEvent } from "react";
import { pageLeaveOf } from "./PageLeave";
import type { BeforeClose } from "./useLeave";

/** Closes an open dialog by `onClose` when the page below it is left, if `mayLeave` allows it. */
export function usePageLeave(open: boolean, mayLeave: BeforeClose, onClose: () => void): void {
  const ask = useEffectEvent(mayLeave);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    return pageLeaveOf(window).add({ mayLeave: () => ask(), close: () => close() });
  }, [open]);
}
