import { Box, Button, Paper, TextField, Typography } from "@mui/material";
import ScanFace from "lucide-react/icons/scan-face";
import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  FaceClocking,
  nameFinder,
  Phrase,
  usePortal,
  VisuallyHidden,
  type Text,
  PersonName,
  usePersonName,
} from "@portal/kit";
import { FocusKeeper } from "@portal/kit/parts";
import { type RollPupil, type Status, timeOf } from "./attendance";
import type { Waiting } from "./queue";
import { StatusTag } from "./StatusTag";
import { clockingOf, type Sent } from "./useQueue";
import { useAttendanceWords } from "./words";

/** So long it is shown who was clocked in, in milliseconds. */
const SHOWN = 6_000;

/** What the screen says of the last person. */
interface Said {
  readonly name: string;
  readonly time: string;
  readonly status: Status | null;
  readonly lateBy: number;
  readonly problem: Text | null;
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

/** The screen of a class room: pupils look at the camera, or are clocked in by their name; the last row reads who was. */
export function ClockView({ pupils, waiting, send, onClocked, undo }: Props) {
  const words = useAttendanceWords();
  const named = usePersonName();
  const portal = usePortal();
  const { announce } = portal;
  const [turn, setTurn] = useState(0);
  const [camera, setCamera] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const [sought, setSought] = useState("");

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), SHOWN);
    return () => clearTimeout(timer);
  }, [said]);

  // One of the two buttons takes the other one's place, and its focus [A11Y-02].
  const turned = useRef<HTMLButtonElement>(null);
  const wasOn = useRef(camera);
  useEffect(() => {
    if (wasOn.current === camera) return;
    wasOn.current = camera;
    turned.current?.focus();
  }, [camera]);

  const tell = (name: string, sent: Sent) => {
    const known = sent.kind === "kept" ? sent.clocked : null;
    setSaid({
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
    onClocked(sent);
  };

  const clock = async (one: Waiting) => {
    const sent = await send(one);
    tell(one.name, sent);
    setTurn((before) => before + 1);
  };

  const isMeant = nameFinder(sought);
  const shown = sought.trim() === "" ? pupils : pupils.filter(({ name }) => isMeant(name));
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { mobile: "minmax(0, 1fr)", pc: "minmax(0, 3fr) minmax(0, 2fr)" },
        alignItems: "start",
      }}
    >
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
          {said ? (
            <>
              <Box sx={{ fontSize: "clamp(2.25rem, 5vw, 7rem)", fontWeight: 700, lineHeight: 1.15 }}>
                <PersonName name={said.name} beside />
              </Box>
              {said.status && <StatusTag status={said.status} large />}
              <Box sx={{ fontSize: "clamp(1.125rem, 2vw, 3rem)" }}>
                {said.problem !== null ? (
                  <Phrase text={said.problem} />
                ) : said.status === null ? (
                  words("keptHere")
                ) : said.status === "late" && said.lateBy > 0 ? (
                  words("clockedLate", { time: said.time, minutes: said.lateBy })
                ) : (
                  said.time
                )}
              </Box>
            </>
          ) : (
            <Box sx={{ fontSize: "clamp(1.125rem, 2vw, 3rem)", color: "text.secondary" }}>
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
                onKnown={({ userId, name, proof }) =>
                  void clock(clockingOf(portal, { person: userId, name, proof }))
                }
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
      <Paper variant="outlined" sx={{ display: "grid", gap: 1.5, padding: 2, bgcolor: "surface.card" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Typography component="h2" variant="h3" sx={{ marginInlineEnd: "auto" }}>
            {words("byHand")}
          </Typography>
          {undo}
        </Box>
        <TextField
          size="small"
          label={words("findName")}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <Box
          component="ul"
          role="list"
          sx={{
            listStyle: "none",
            margin: 0,
            padding: 0,
            display: "grid",
            gap: 1,
            gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, 100%), 1fr))",
          }}
        >
          {shown.map(({ id, name, at, status }) => {
            const waits = waiting.has(id);
            const isHere = waits || at !== "";
            const state = words(waits ? "waitsShort" : `status.${status}`);
            return (
              <li key={id}>
                {/* Who is here stays in the Tab key's way, so that the place is not lost with a press. */}
                <Button
                  fullWidth
                  variant="outlined"
                  aria-disabled={isHere || undefined}
                  aria-label={words(isHere ? "alreadyNamed" : "clockNamed", {
                    name: named(name),
                    status: state,
                  })}
                  onClick={() => {
                    if (!isHere) void clock(clockingOf(portal, { person: id, name }));
                  }}
                  sx={{
                    minBlockSize: "3.5rem",
                    textTransform: "none",
                    flexDirection: "column",
                    ...(isHere && { color: "text.secondary", borderColor: "line.soft", cursor: "default" }),
                  }}
                >
                  <PersonName name={name} beside />
                  {isHere && (
                    <Box component="span" sx={{ fontSize: "0.8125rem" }}>
                      {waits ? state : words("clockedAt", { time: timeOf(at), way: state })}
                    </Box>
                  )}
                </Button>
              </li>
            );
          })}
        </Box>
        {shown.length === 0 && (
          <Box role="status" sx={{ color: "text.secondary" }}>
            {words(pupils.length === 0 ? "noPupils" : "noSuchName")}
          </Box>
        )}
      </Paper>
    </Box>
  );
}
