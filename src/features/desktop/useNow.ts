import { useEffect, useState } from "react";
import { minutesToNextPart } from "../../core/menu/greeting";
import { usePorts } from "../../platform/PortsContext";

const MINUTE = 60_000;

/** The moment of the last change of the greeting, so that a page left open greets rightly without polling. */
export function useNow(): number {
  const { clock } = usePorts();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const date = new Date(now);
    const wait = minutesToNextPart(date.getHours(), date.getMinutes()) * MINUTE;
    return clock.after(wait, () => setNow(clock.now()));
  }, [clock, now]);
  return now;
}
