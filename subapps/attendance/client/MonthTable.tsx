import { Box, type SxProps, type Theme } from "@mui/material";
import type { RefObject } from "react";
import { PersonName, useDayWords, VisuallyHidden } from "@portal/kit";
import type { Month } from "./attendance";
import { schoolDaysOf, TOTALS, totalsOf } from "./months";
import { groundOf } from "./StatusTag";
import { useAttendanceWords } from "./words";

/** What is as usual, or nothing, has no colour, so that the rest is seen. */
const PLAIN: ReadonlySet<string> = new Set(["present", "none", "waiting"]);

/** Marks the first column of a week, and of the totals. */
const LINE = { "data-line": "" };

const sheetStyles: SxProps<Theme> = {
  inlineSize: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: "0.875rem",
  "& th, & td": {
    padding: "0.375rem 0.5rem",
    borderBlockEnd: "1px solid",
    borderColor: "line.soft",
    textAlign: "center",
    whiteSpace: "nowrap",
  },
  "& thead th": { position: "sticky", insetBlockStart: 0, zIndex: 1, bgcolor: "surface.raised" },
  "& [data-name]": {
    position: "sticky",
    insetInlineStart: 0,
    textAlign: "start",
    bgcolor: "surface.raised",
  },
  "& thead [data-name]": { zIndex: 2 },
  // Weeks are told apart by a line, and the totals from the days.
  "& [data-line]": { borderInlineStart: "1px solid", borderColor: "line.soft" },
  // All days of a month stand on one sheet, upright; twice the class, since the paper has its own margins.
  "@media print": {
    "&& th, && td": {
      padding: "0.75mm 0.25mm !important",
      fontSize: "7.5pt",
      textAlign: "center",
      whiteSpace: "normal",
    },
    "&& [data-name]": { textAlign: "start", whiteSpace: "nowrap" },
  },
};

interface MarkProps {
  /** Null of a day that has no state yet. */
  readonly mark: Month["pupils"][number]["marks"][number];
  readonly beginsWeek: boolean;
}

/** A pupil's state of a day: a sign, and the word for those who hear it. */
function MarkCell({ mark, beginsWeek }: MarkProps) {
  const words = useAttendanceWords();
  return (
    <Box
      component="td"
      {...(beginsWeek && LINE)}
      sx={mark === null || PLAIN.has(mark) ? {} : { bgcolor: groundOf(mark) }}
    >
      {mark && (
        <>
          <span aria-hidden>{words(`sign.${mark}`)}</span>
          <VisuallyHidden>{words(`status.${mark}`)}</VisuallyHidden>
        </>
      )}
    </Box>
  );
}

interface Props {
  readonly month: Month;
  readonly table: RefObject<HTMLTableElement | null>;
}

/** The sheet of a month: a line a pupil, a column a day of school, and the totals. */
export function MonthTable({ month, table }: Props) {
  const words = useAttendanceWords();
  const days = useDayWords();
  const shown = schoolDaysOf(month);
  return (
    <Box component="table" ref={table} sx={sheetStyles}>
      {/* On paper, where the line above the table is not. */}
      <Box
        component="caption"
        sx={{
          display: "none",
          "@media print": { display: "table-caption", captionSide: "bottom", textAlign: "start" },
        }}
      >
        {words("legend")}
      </Box>
      <thead>
        <tr>
          <th scope="col" data-name="">
            {words("name")}
          </th>
          {shown.map(({ date, beginsWeek }) => (
            <th key={date} scope="col" {...(beginsWeek && LINE)}>
              <span aria-hidden>{Number(date.slice(8))}</span>
              <VisuallyHidden>{days.long(date)}</VisuallyHidden>
            </th>
          ))}
          {TOTALS.map((total, place) => (
            <th key={total} scope="col" {...(place === 0 && LINE)}>
              {words(`total.${total}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.pupils.map((pupil) => (
          <tr key={pupil.id}>
            <Box component="th" scope="row" data-name="" sx={{ fontWeight: 600 }}>
              <PersonName name={pupil.name} beside />
            </Box>
            {shown.map(({ date, index, beginsWeek }) => (
              <MarkCell key={date} mark={pupil.marks[index] ?? null} beginsWeek={beginsWeek} />
            ))}
            {totalsOf(pupil).map((total, place) => (
              <td key={TOTALS[place]} {...(place === 0 && LINE)}>
                {total}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
