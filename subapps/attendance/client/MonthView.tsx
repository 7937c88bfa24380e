import { Box, Paper } from "@mui/material";
import { useRef } from "react";
import {
  DownloadTableButton,
  PrintButton,
  tableOfRows,
  useDayWords,
  useLocalWords,
  usePersonName,
} from "@portal/kit";
import type { Month } from "./attendance";
import { MonthTable } from "./MonthTable";
import { schoolDaysOf, TOTALS, totalsOf } from "./months";
import { Empty } from "./States";
import { useAttendanceWords } from "./words";

/** The sheet of a month as a spreadsheet has it. */
function useMonthRows(month: Month) {
  const words = useAttendanceWords();
  const days = useDayWords();
  const named = usePersonName();
  return () => {
    const shown = schoolDaysOf(month);
    return tableOfRows(
      [
        words("name"),
        ...shown.map(({ date }) => days.short(date)),
        ...TOTALS.map((total) => words(`total.${total}`)),
      ],
      month.pupils.map((pupil) => [
        named(pupil.name, true),
        ...shown.map(({ index }) => {
          const mark = pupil.marks[index];
          return mark ? words(`status.${mark}`) : "";
        }),
        ...totalsOf(pupil),
      ]),
    );
  };
}

/** A month of a class as a sheet, with the ways to a spreadsheet and to paper. */
export function MonthView({ month }: { readonly month: Month }) {
  const words = useAttendanceWords();
  const days = useDayWords();
  const local = useLocalWords();
  const rows = useMonthRows(month);
  const table = useRef<HTMLTableElement>(null);
  const title = `${local(month.class.name)} ${days.month(month.month)}`;
  if (month.pupils.length === 0) return <Empty>{words("noPupils")}</Empty>;
  return (
    <Paper
      variant="outlined"
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: 1.5,
        padding: { mobile: 1.25, ipad: 2 },
        bgcolor: "surface.card",
      }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.25 }}>
        <Box component="p" sx={{ margin: 0, marginInlineEnd: "auto", color: "text.secondary" }}>
          {words("legend")}
        </Box>
        <DownloadTableButton title={title} source={rows} />
        <PrintButton title={title} source={() => table.current} />
      </Box>
      <Box
        role="region"
        aria-label={title}
        tabIndex={0}
        // Words that are heard alone stay within it.
        sx={{ position: "relative", overflow: "auto", maxBlockSize: "70vh" }}
      >
        <MonthTable month={month} table={table} />
      </Box>
    </Paper>
  );
}
