import { Box, Paper } from "@mui/material";
import { type RefObject, useEffect, useRef } from "react";
import { Phrase, useDayWords } from "@portal/kit";
import { hasCome, timeOf, type Week } from "./attendance";
import { Empty } from "./States";
import { StatusTag } from "./StatusTag";
import { useAttendanceWords } from "./words";

interface DayProps {
  readonly day: Week["days"][number];
  readonly today: boolean;
  /** Where the day is marked, its element; null where it is not. */
  readonly mark: RefObject<HTMLLIElement | null> | null;
}

/** When the pupil came, and what else there is to say of the day, in a line. */
function useDayLine() {
  const words = useAttendanceWords();
  return ({ half, status, at, way, lateBy }: DayProps["day"]): string =>
    [
      at === "" || !hasCome(status)
        ? ""
        : words("clockedAt", { time: timeOf(at), way: words(`way.${way ?? "hand"}`) }),
      status === "late" && lateBy > 0 ? words("lateBy", { minutes: lateBy }) : "",
      half === "morning" || half === "afternoon" ? words(`half.${half}`) : "",
    ]
      .filter((part) => part !== "")
      .join(" · ");
}

/** A day of a week: a line on phones, and a column where there is room. */
function WeekDay({ day, today, mark }: DayProps) {
  const words = useAttendanceWords();
  const days = useDayWords();
  const lineOf = useDayLine();
  const { date, half, note, status, reason } = day;
  return (
    <Box
      component="li"
      ref={mark ?? undefined}
      aria-current={today ? "date" : mark ? "true" : undefined}
      sx={{
        display: "grid",
        gridTemplateColumns: { mobile: "minmax(0, 1fr) auto", pc: "minmax(0, 1fr)" },
        alignItems: "center",
        alignContent: "start",
        justifyItems: "start",
        columnGap: 1,
        rowGap: { mobile: 0.5, pc: 1 },
        padding: { mobile: 1, pc: 1.5 },
        minBlockSize: { pc: "11rem" },
        border: "0 solid",
        borderColor: "line.soft",
        borderBlockStartWidth: { mobile: "1px", pc: "0px" },
        borderInlineStartWidth: { pc: "1px" },
        "&:first-of-type": { borderWidth: 0 },
        ...(today && { bgcolor: "surface.selected" }),
        ...(mark && { outline: "2px solid", outlineColor: "brand.accent", outlineOffset: "-2px" }),
      }}
    >
      <Box component="strong" sx={{ fontWeight: 600 }}>
        {days.long(date)}
      </Box>
      {status && half !== "none" && <StatusTag status={status} />}
      {half === "none" && <Box sx={{ color: "text.secondary" }}>{words("half.none")}</Box>}
      <Box
        sx={{
          gridColumn: "1 / -1",
          color: "text.secondary",
          overflowWrap: "anywhere",
          "&:empty": { display: "none" },
        }}
      >
        {lineOf(day)}
        {[reason, note].map(
          (text, index) =>
            text !== "" && (
              <Box key={index}>
                <Phrase text={text} />
              </Box>
            ),
        )}
      </Box>
    </Box>
  );
}

interface Props {
  readonly week: Week;
  readonly today: string;
  /** The day that a message or the desktop led to; it is marked and comes into sight [VIEW-08]. */
  readonly meant: string | null;
}

/** A pupil's week: each day with how it stands, when they came, and why. */
export function WeekView({ week, today, meant }: Props) {
  const words = useAttendanceWords();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => row.current?.scrollIntoView({ block: "nearest" }), [meant, week.monday]);
  if (!week.person) return <Empty>{words("noOwn")}</Empty>;
  return (
    <Paper variant="outlined" sx={{ padding: { mobile: 1.25, ipad: 2 }, bgcolor: "surface.card" }}>
      <Box
        component="ul"
        role="list"
        sx={{
          listStyle: "none",
          margin: 0,
          padding: 0,
          display: "grid",
          gridTemplateColumns: { mobile: "minmax(0, 1fr)", pc: "repeat(7, minmax(0, 1fr))" },
        }}
      >
        {week.days.map((day) => (
          <WeekDay
            key={day.date}
            day={day}
            today={day.date === today}
            mark={day.date === meant ? row : null}
          />
        ))}
      </Box>
    </Paper>
  );
}
