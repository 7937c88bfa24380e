import { Alert, Box, Button, IconButton, Paper, Typography } from "@mui/material";
import Lock from "lucide-react/icons/lock";
import Pencil from "lucide-react/icons/pencil";
import UserCheck from "lucide-react/icons/user-check";
import { useRef } from "react";
import {
  DownloadTableButton,
  Phrase,
  PrintButton,
  tableOfRows,
  useDayWords,
  useLocalWords,
  PersonName,
  usePersonName,
} from "@portal/kit";
import { countOf, type Roll, type RollPupil, timeOf } from "./attendance";
import { Empty } from "./States";
import { StatusTag } from "./StatusTag";
import { useAttendanceWords } from "./words";

/** What is beside a pupil's status, in words: when, how, how late, why, by whom. */
export function usePupilWords() {
  const words = useAttendanceWords();
  const local = useLocalWords();
  const named = usePersonName();
  return ({ at, way, lateBy, missed, status, reason, received, clockings, by }: RollPupil): string =>
    [
      at === "" ? "" : words("clockedAt", { time: timeOf(at), way: words(`way.${way ?? "hand"}`) }),
      status === "late" && lateBy > 0 ? words("lateBy", { minutes: lateBy }) : "",
      status === "late" && missed === 1 ? words("halfMissed") : "",
      received === "" ? "" : words("received", { time: timeOf(received) }),
      clockings > 1 ? words("clockings", { count: clockings }) : "",
      by === "" ? "" : words("correctedBy", { name: named(by) }),
      local(reason),
    ]
      .filter((part) => part !== "")
      .join(" · ");
}

interface Props {
  readonly roll: Roll;
  readonly isToday: boolean;
  readonly onCorrect: (pupil: RollPupil) => void;
  readonly onClockIn: (pupil: RollPupil) => void;
  readonly onClose: (missing: number) => void;
}

/** The figures of a roll, what can be done with it as a whole, and the way to paper and to a spreadsheet. */
function RollHead({
  roll,
  onClose,
  paper,
}: Pick<Props, "roll" | "onClose"> & { readonly paper: () => Element | null }) {
  const words = useAttendanceWords();
  const days = useDayWords();
  const local = useLocalWords();
  const beside = usePupilWords();
  const named = usePersonName();
  const { pupils, closed, half } = roll;
  const missing = countOf(pupils, "waiting", "none", "absent");
  const title = `${local(roll.class.name)} ${days.long(roll.date)}`;
  return (
    <Box
      data-no-print=""
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.25, paddingBlockEnd: 1.5 }}
    >
      <Typography sx={{ marginInlineEnd: "auto", fontWeight: 600 }}>
        {words("figures", {
          here: countOf(pupils, "present", "late"),
          total: pupils.length,
          late: countOf(pupils, "late"),
          absent: missing,
          leave: countOf(pupils, "leave"),
        })}
      </Typography>
      <DownloadTableButton
        source={() =>
          tableOfRows(
            [words("name"), words("statusField"), words("details")],
            pupils.map((pupil) => [named(pupil.name, true), words(`status.${pupil.status}`), beside(pupil)]),
          )
        }
        title={title}
      />
      <PrintButton source={paper} title={title} />
      {!closed && half !== "none" && (
        <Button
          variant="contained"
          startIcon={<Lock aria-hidden size="1.125rem" />}
          onClick={() => onClose(missing)}
        >
          {words("closeRoll")}
        </Button>
      )}
    </Box>
  );
}

/** The roll of a class on a day. */
export function RollView({ roll, isToday, onCorrect, onClockIn, onClose }: Props) {
  const words = useAttendanceWords();
  const beside = usePupilWords();
  const named = usePersonName();
  const list = useRef<HTMLUListElement>(null);
  const { pupils, closed, half, note } = roll;
  if (pupils.length === 0) return <Empty>{words("noPupils")}</Empty>;
  return (
    <Paper variant="outlined" sx={{ padding: { mobile: 1.25, ipad: 2 }, bgcolor: "surface.card" }}>
      {half !== "whole" && (
        <Alert severity="info" role="status" sx={{ marginBlockEnd: 1.5 }}>
          {words(`half.${half}`)}
          {note !== "" && (
            <>
              <Box component="span" sx={{ marginInlineStart: 1 }}>
                <Phrase text={note} />
              </Box>
            </>
          )}
        </Alert>
      )}
      {closed && (
        <Alert severity="success" role="status" sx={{ marginBlockEnd: 1.5 }}>
          {words("closedAt", { time: timeOf(closed.at), name: named(closed.by) })}
        </Alert>
      )}
      <RollHead roll={roll} onClose={onClose} paper={() => list.current} />
      <Box
        component="ul"
        role="list"
        ref={list}
        aria-label={words("pupils")}
        sx={{
          listStyle: "none",
          margin: 0,
          padding: 0,
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(min(26rem, 100%), 1fr))",
          columnGap: 3,
          "@media print": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {pupils.map((pupil) => (
          <Box
            component="li"
            key={pupil.id}
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 1,
              paddingBlock: 0.75,
              borderBlockEnd: "1px solid",
              borderColor: "line.soft",
            }}
          >
            <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" }}>
              <Box component="strong" sx={{ fontWeight: 600 }}>
                <PersonName name={pupil.name} beside />
              </Box>
              <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>{beside(pupil)}</Box>
            </Box>
            <StatusTag status={pupil.status} />
            <Box data-no-print="" sx={{ display: "flex" }}>
              {isToday && half !== "none" && pupil.at === "" && (
                <IconButton
                  aria-label={words("clockNamed", { name: named(pupil.name) })}
                  onClick={({ currentTarget }) => {
                    // This button goes once they are here; the one beside it stays.
                    currentTarget.parentElement?.querySelector<HTMLElement>("button:last-of-type")?.focus();
                    onClockIn(pupil);
                  }}
                >
                  <UserCheck aria-hidden size="1.125rem" />
                </IconButton>
              )}
              <IconButton
                aria-label={words("correctNamed", { name: named(pupil.name) })}
                onClick={() => onCorrect(pupil)}
              >
                <Pencil aria-hidden size="1.125rem" />
              </IconButton>
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
