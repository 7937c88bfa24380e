import { useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { useKit } from "../base/kit/KitContext";
import { usePorts } from "../base/platform/PortsContext";

/** Not while people type: only what stays this long is spoken, in milliseconds. */
const QUIET = 600;

/** Speaks how many rows were found, once typing and answers have come to rest; null while they have not [A11Y-03]. */
export function useSpokenCount(query: string, count: number | null): void {
  const { announcer } = useKit();
  const { clock } = usePorts();
  const { formatMessage } = useIntl();
  const say = useEffectEvent((found: number) =>
    announcer.say(formatMessage({ id: "search.count" }, { count: found })),
  );
  useEffect(() => {
    if (query === "" || count === null) return;
    return clock.after(QUIET, () => say(count));
  }, [clock, query, count]);
}
