import { Alert, Box, Button, Paper } from "@mui/material";
import Lock from "lucide-react/icons/lock";
import { useCallback, useLayoutEffect, useRef } from "react";
import {
  DownloadTableButton,
  PageFoot,
  Phrase,
  PrintButton,
  readDateTime,
  tableOfRows,
  useDayWords,
  useLive,
  useLocalWords,
  usePersonName,
  usePortal,
  useSchoolDate,
  VisuallyHidden,
} from "@portal/kit";
import { FocusKeeper, useHandedFocus } from "@portal/kit/parts";
import type { Roll, RollPupil } from "./attendance";
import { RollRow } from "./RollRow";
import { NoSchool } from "./NoSchool";
import { Empty } from "./States";
import { UndoButton } from "./UndoButton";
import type { RollActions } from "./useRollActions";
import { useFigures } from "./useFigures";
import type { Said } from "./marks";
import type { RollMarks, ShownPupil } from "./useMarks";
import { usePupilWords } from "./usePupilWords";
import { useAttendanceWords } from "./words";

interface Props {
  readonly roll: Roll;
  readonly actions: RollActions;
  readonly marks: RollMarks;
  /** Leads to another day. */
  readonly onDay: (date: string) => void;
  /** Whether the page is in front. */
  readonly active: boolean;
}

interface HeadProps {
  readonly roll: Roll;
  readonly pupils: readonly ShownPupil[];
  readonly paper: () => Element | null;
}

/** The way of a roll to paper and to a spreadsheet. */
function RollHead({ roll, pupils, paper }: HeadProps) {
  const words = useAttendanceWords();
  const days = useDayWords();
  const local = useLocalWords();
  const beside = usePupilWords(roll.date);
  const named = usePersonName();
  const title = `${local(roll.class.name)} ${days.long(roll.date)}`;
  return (
    <Box
      data-no-print=""
      sx={{ display: "flex", flexWrap: "wrap", justifyContent: "end", gap: 1.25, paddingBlockEnd: 1 }}
    >
      <DownloadTableButton
        source={() =>
          tableOfRows(
            [words("name"), words("statusField"), words("details")],
            pupils.map((pupil) => [
              named(pupil.name, true),
              words(`status.${pupil.status}`),
              beside(pupil).join(" · "),
            ]),
          )
        }
        title={title}
      />
      <PrintButton source={paper} title={title} />
    </Box>
  );
}

/** When and by whom a register was finished; it has the focus of the button that finished it. */
function ClosedLine({ closed }: Pick<Roll, "closed">) {
  const words = useAttendanceWords();
  const dateOf = useSchoolDate();
  const zone = useLive(usePortal().timeZone);
  const named = usePersonName();
  const line = useHandedFocus<HTMLDivElement>(closed !== null);
  return (
    closed && (
      <Alert ref={line} tabIndex={-1} severity="success" role="status" sx={{ marginBlockEnd: 1.5 }}>
        {words("closedAt", { time: dateOf(readDateTime(closed.at, zone)), name: named(closed.by) })}
      </Alert>
    )
  );
}

/** The figures of a roll, always in sight, with the way to take the last change back and to close it. */
function RollFoot({ roll, marks, actions, active }: Omit<Props, "onDay">) {
  const words = useAttendanceWords();
  const figures = useFigures(marks.pupils);
  const closed = roll.closed !== null;
  return (
    <PageFoot data-no-print="">
      <FocusKeeper role="group" aria-label={figures}>
        <Paper
          variant="outlined"
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: 1,
            paddingBlock: 1,
            paddingInline: { mobile: 1.25, ipad: 2 },
            bgcolor: "surface.raised",
          }}
        >
          <Box
            sx={{
              // Beside the button of a finished register there is room for them on phones too.
              flex: { mobile: closed ? "1 1 10rem" : "1 1 100%", ipad: "1 1 12rem" },
              fontSize: { mobile: "0.875rem", ipad: "1rem" },
              fontWeight: 600,
            }}
          >
            {figures}
          </Box>
          <UndoButton
            text={actions.last}
            active={active}
            compact={closed}
            onUndo={() => actions.undo(closed)}
          />
          {!closed && roll.half !== "none" && (
            <Button
              variant="contained"
              startIcon={<Lock aria-hidden size="1.125rem" />}
              onClick={() => actions.close(roll, marks)}
              sx={{
                flex: { mobile: "1 1 auto", ipad: "none" },
                minBlockSize: "2.75rem",
                paddingInline: { mobile: 1, ipad: 2 },
              }}
            >
              {words("closeRoll")}
            </Button>
          )}
        </Paper>
      </FocusKeeper>
    </PageFoot>
  );
}

/** What a row does, by functions that stay the same: a press draws the rows alone that it changes. */
function useRowActs(given: Pick<Props, "roll" | "marks" | "actions">) {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const onChoose = useCallback((pupil: RollPupil, said: Said) => {
    const { roll, marks } = latest.current;
    marks.press(roll, pupil, said);
  }, []);
  const onCorrect = useCallback((pupil: RollPupil) => {
    const { roll, marks, actions } = latest.current;
    actions.correct(roll, pupil, marks);
  }, []);
  return { onChoose, onCorrect };
}

/** The roll of a class on a day. */
export function RollView({ roll, marks, actions, onDay, active }: Props) {
  const words = useAttendanceWords();
  const list = useRef<HTMLUListElement>(null);
  const rowActs = useRowActs({ roll, marks, actions });
  const { pupils } = marks;
  const { closed, half, note } = roll;
  if (pupils.length === 0) return <Empty>{words("noPupils")}</Empty>;
  // A day without school has no register, unless a teacher has said something of a pupil.
  if (half === "none" && pupils.every(({ status }) => status === "off"))
    return <NoSchool roll={roll} onDay={onDay} />;
  return (
    <>
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
        <ClosedLine closed={closed} />
        <RollHead roll={roll} pupils={pupils} paper={() => list.current} />
        <VisuallyHidden>{words("keysHint")}</VisuallyHidden>
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
            gridTemplateColumns: "repeat(auto-fill, minmax(min(34rem, 100%), 1fr))",
            columnGap: 4,
            "@media print": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
          }}
        >
          {pupils.map((pupil) => (
            <RollRow key={pupil.id} pupil={pupil} date={roll.date} open={half !== "none"} {...rowActs} />
          ))}
        </Box>
      </Paper>
      <RollFoot roll={roll} marks={marks} actions={actions} active={active} />
    </>
  );
}
