import { Box } from "@mui/material";
import { type ReactNode, useEffect, useState } from "react";
import { usePersonName, usePortal } from "@portal/kit";
import { type RollPupil, timeOf } from "./attendance";
import { FaceClock, type LastClocking } from "./FaceClock";
import { NameClock } from "./NameClock";
import type { Waiting } from "./queue";
import { type Arrival, clockingOf, type Sent } from "./useQueue";
import { useAttendanceWords } from "./words";

/** The last clocking stays on the screen for this long, in milliseconds. */
const SHOWN = 6_000;

/** The last clocking, for a moment, and the way to report the next one: on the screen, and to those who cannot see it. */
function useLastClocking() {
  const words = useAttendanceWords();
  const named = usePersonName();
  const { announce } = usePortal();
  const [last, setLast] = useState<LastClocking | null>(null);

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), SHOWN);
    return () => clearTimeout(timer);
  }, [last]);

  const report = (name: string, sent: Sent) => {
    const known = sent.kind === "kept" ? sent.clocked : null;
    setLast({
      name,
      time: known ? timeOf(known.at) : "",
      status: known?.status ?? null,
      lateBy: known?.lateBy ?? 0,
      problem: sent.kind === "refused" ? sent.text : null,
    });
    if (sent.kind === "refused") return;
    announce(
      known
        ? words("saidClocked", { name: named(name), status: words(`status.${known.status}`) })
        : words("saidWaits", { name: named(name) }),
      "assertive",
    );
  };
  return { last, report };
}

interface Props {
  readonly pupils: readonly RollPupil[];
  /** Those whose clocking waits on this device. */
  readonly waiting: ReadonlySet<string>;
  readonly send: (one: Waiting) => Promise<Sent>;
  readonly onClocked: (sent: Sent) => void;
  /** The way to take the last clocking by hand back; it has a place of its own. */
  readonly undo: ReactNode;
}

/** The screen of a class room: pupils look at the camera, or are clocked in by their name. */
export function ClockView({ pupils, waiting, send, onClocked, undo }: Props) {
  const portal = usePortal();
  const [turn, setTurn] = useState(0);
  const { last, report } = useLastClocking();

  const clock = async (arrival: Arrival) => {
    const sent = await send(clockingOf(portal, arrival));
    report(arrival.name, sent);
    if (sent.kind !== "refused") onClocked(sent);
    setTurn((before) => before + 1);
  };
  const onArrival = (arrival: Arrival) => void clock(arrival);
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { mobile: "minmax(0, 1fr)", pc: "minmax(0, 3fr) minmax(0, 2fr)" },
        alignItems: "start",
      }}
    >
      <FaceClock last={last} turn={turn} onArrival={onArrival} />
      <NameClock pupils={pupils} waiting={waiting} undo={undo} onArrival={onArrival} />
    </Box>
  );
}
