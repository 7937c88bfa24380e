import { Box, Button, Paper, Typography } from "@mui/material";
import ScanFace from "lucide-react/icons/scan-face";
import { useEffect, useRef, useState } from "react";
import { FaceClocking, PersonName, Phrase, type Text, VisuallyHidden } from "@portal/kit";
import { FocusKeeper } from "@portal/kit/parts";
import type { Status } from "./attendance";
import { StatusTag } from "./StatusTag";
import type { Arrival } from "./useQueue";
import { useAttendanceWords } from "./words";

/** Letters that are read from across a class room. */
const LARGE = "clamp(1.125rem, 2vw, 3rem)";

/** The last clocking, as the screen shows it. */
export interface LastClocking {
  readonly name: string;
  /** `HH:mm`; empty where the platform does not have the clocking. */
  readonly time: string;
  /** Null where the platform does not have the clocking. */
  readonly status: Status | null;
  readonly lateBy: number;
  /** Why the clocking was refused; null where it was not. */
  readonly problem: Text | null;
}

/** Who was clocked in last, when, and whether late. */
function LastLine({ last: { name, time, status, lateBy, problem } }: { readonly last: LastClocking }) {
  const words = useAttendanceWords();
  const isLate = status === "late" && lateBy > 0;
  const when = isLate ? words("clockedLate", { time, minutes: lateBy }) : time;
  return (
    <>
      <Box sx={{ fontSize: "clamp(2.25rem, 5vw, 7rem)", fontWeight: 700, lineHeight: 1.15 }}>
        <PersonName name={name} beside />
      </Box>
      {status && <StatusTag status={status} large />}
      <Box sx={{ fontSize: LARGE }}>
        {problem !== null ? <Phrase text={problem} /> : status === null ? words("keptHere") : when}
      </Box>
    </>
  );
}

/** One of the two buttons that turn the camera on and off takes the other one's place, and its focus [A11Y-02]. */
function useTurnedFocus(camera: boolean) {
  const turned = useRef<HTMLButtonElement>(null);
  const wasOn = useRef(camera);
  useEffect(() => {
    if (wasOn.current === camera) return;
    wasOn.current = camera;
    turned.current?.focus();
  }, [camera]);
  return turned;
}

interface Props {
  /** Null after a while. */
  readonly last: LastClocking | null;
  /** The number of clockings so far. */
  readonly turn: number;
  readonly onArrival: (arrival: Arrival) => void;
}

/** Clocks in by face, and shows the last clocking. */
export function FaceClock({ last, turn, onArrival }: Props) {
  const words = useAttendanceWords();
  const [camera, setCamera] = useState(false);
  const turned = useTurnedFocus(camera);
  return (
    <Paper
      variant="outlined"
      sx={{
        display: "grid",
        justifyItems: "center",
        alignContent: "center",
        gap: 2,
        padding: { mobile: 2, ipad: 3 },
        // The camera stays in sight beside a long class.
        position: { pc: "sticky" },
        insetBlockStart: { pc: "6rem" },
        minBlockSize: { pc: "clamp(26rem, 62vh, 80rem)" },
        bgcolor: "surface.card",
        textAlign: "center",
        // What the camera asks for below its picture stays in sight, on a low screen too.
        "--face-room": "33rem",
      }}
    >
      <Typography
        component="h2"
        sx={{ fontSize: "clamp(1.75rem, 3vw, 4rem)", fontWeight: 700, lineHeight: 1.2 }}
      >
        {camera ? <VisuallyHidden>{words("clockIn")}</VisuallyHidden> : words("clockIn")}
      </Typography>
      <Box
        role="status"
        sx={{
          display: "grid",
          justifyItems: "center",
          alignContent: "center",
          gap: 1,
          minBlockSize: "clamp(6rem, 10vw, 14rem)",
          inlineSize: "100%",
        }}
      >
        {last ? (
          <LastLine last={last} />
        ) : (
          <Box sx={{ fontSize: LARGE, color: "text.secondary" }}>
            {words(camera ? "byFace" : "chooseWay")}
          </Box>
        )}
      </Box>
      {camera ? (
        <>
          {/* The next one comes before another camera, with another element. */}
          <FocusKeeper role="group" aria-label={words("clockIn")} style={{ inlineSize: "100%" }}>
            <FaceClocking
              key={turn}
              onKnown={({ userId, name, proof }) => onArrival({ person: userId, name, proof })}
            />
          </FocusKeeper>
          <Button ref={turned} variant="outlined" onClick={() => setCamera(false)}>
            {words("stopCamera")}
          </Button>
        </>
      ) : (
        <Button
          ref={turned}
          variant="contained"
          size="large"
          startIcon={<ScanFace aria-hidden size="1.5rem" />}
          onClick={() => setCamera(true)}
        >
          {words("startCamera")}
        </Button>
      )}
    </Paper>
  );
}
