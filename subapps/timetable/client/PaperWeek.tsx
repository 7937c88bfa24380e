import { Box, GlobalStyles } from "@mui/material";
import { PAPER_FIT } from "./fitPaper";
import type { Ref } from "react";
import { Phrase, useDayWords } from "@portal/kit";
import { daysOf, lessonsAt, rowsOf } from "./grid";
import { linesOf, type Seen, times } from "./lessonWords";
import { MARK_LOOKS } from "./marks";
import type { Lesson, Period, Week } from "./timetable";
import { useDayNote } from "./useDayNote";
import { useTimetableWords } from "./words";

interface Props {
  readonly week: Week;
  readonly periods: readonly Period[];
  readonly seen: Seen;
  readonly paper: Ref<HTMLDivElement>;
}

/** The week lies across one sheet; other things that are printed meanwhile stay upright. */
const PAGE = {
  "@page timetable": { size: "A4 landscape", margin: "10mm" },
  ".print-sheet:has([data-timetable])": { page: "timetable" },
  ".print-sheet:has([data-timetable]) > header": { marginBlockEnd: "3mm !important" },
  ".print-sheet:has([data-timetable]) > header h1": { fontSize: "14pt !important" },
};

/** The sheet as it is measured, out of sight: a little narrower than on paper, where words may take more room. */
const MEASURED = {
  "&:not([hidden])": {
    position: "fixed",
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: "270mm",
    visibility: "hidden",
    pointerEvents: "none",
  },
} as const;

/** The week as it is on paper: words alone, the same on every screen. */
export function PaperWeek({ week, periods, seen, paper }: Props) {
  const words = useTimetableWords();
  const dayWords = useDayWords();
  const noteOf = useDayNote(week);
  const days = daysOf(week);
  return (
    <Box hidden sx={MEASURED}>
      <GlobalStyles styles={PAGE} />
      <Box
        ref={paper}
        data-timetable=""
        sx={{
          ...PAPER_FIT,
          fontFamily: "var(--font-body)",
          lineHeight: 1.3,
          overflowWrap: "anywhere",
          "& table": { tableLayout: "fixed", inlineSize: "100%", borderCollapse: "collapse" },
          "& tr > th:first-of-type": { inlineSize: "26mm" },
          "& :is(th, td)": {
            padding: "0.8mm 1.2mm !important",
            border: "0.25mm solid",
            textAlign: "start",
            verticalAlign: "top",
          },
          "& thead th": { fontWeight: 700 },
        }}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{words("period")}</th>
              {days.map((day) => (
                <th key={day} scope="col">
                  {dayWords.weekday(day)} {dayWords.short(day)}
                  {noteOf(day) !== null && (
                    <>
                      <br />
                      {noteOf(day)?.text}
                    </>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(periods, week.lessons).map(({ period, from, to }) => (
              <tr key={period}>
                <th scope="row">
                  {words("nth", { period })}
                  <br />
                  {from === "" ? "" : times(from, to)}
                </th>
                {days.map((day) => (
                  <td key={day}>
                    {lessonsAt(week.lessons, day, period).map((lesson) => (
                      <PaperLesson key={`${lesson.key}${lesson.mark}`} lesson={lesson} seen={seen} />
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}

/** Words beside each other, as many as there is room for. */
const LINE = { display: "flex", flexWrap: "wrap", columnGap: "1.5mm" };

function PaperLesson({ lesson, seen }: { readonly lesson: Lesson; readonly seen: Seen }) {
  const words = useTimetableWords();
  const [first = "", second = "", third = ""] = linesOf(lesson, seen);
  const { mark, note } = lesson;
  return (
    <Box sx={LINE}>
      <strong>
        <Phrase text={first} />
      </strong>
      <span>
        <Phrase text={second} />
      </span>
      <span>
        <Phrase text={third} />
      </span>
      {mark !== "none" && <strong>{words(MARK_LOOKS[mark].word)}</strong>}
      {mark !== "none" && mark !== "cancelled" && (
        <span>
          <Phrase text={note} />
        </span>
      )}
    </Box>
  );
}
