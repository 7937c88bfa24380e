import { Box, Paper } from "@mui/material";
import { useRef } from "react";
import {
  DownloadTableButton,
  PrintButton,
  tableOfRows,
  useDayWords,
  useLocalWords,
  VisuallyHidden,
} from "@portal/kit";
import type { Month } from "./attendance";
import { Empty } from "./States";
import { groundOf } from "./StatusTag";
import { useAttendanceWords } from "./words";

const HALF = 2;

/** What is as usual, or nothing, has no colour, so that the rest is seen. */
const PLAIN: ReadonlySet<string> = new Set(["present", "none", "waiting"]);

const TOTALS = ["present", "late", "leave", "missed"] as const;

/** A month of a class as a sheet: a line a pupil, a column a day of school. */
export function MonthView({ month }: { readonly month: Month }) {
  const words = useAttendanceWords();
  const days = useDayWords();
  const local = useLocalWords();
  const table = useRef<HTMLTableElement>(null);
  const shown = month.days.map((day, index) => ({ ...day, index })).filter(({ half }) => half !== "none");
  const title = `${local(month.class.name)} ${days.month(month.month)}`;
  if (month.pupils.length === 0) return <Empty>{words("noPupils")}</Empty>;
  const totalsOf = (pupil: Month["pupils"][number]) =>
    TOTALS.map((total) => (total === "missed" ? pupil.missed / HALF : pupil[total]));
  const heads = TOTALS.map((total) => words(`total.${total}`));
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
        <DownloadTableButton
          title={title}
          source={() =>
            tableOfRows(
              [words("name"), ...shown.map(({ date }) => days.short(date)), ...heads],
              month.pupils.map((pupil) => [
                pupil.name,
                ...shown.map(({ index }) => {
                  const mark = pupil.marks[index];
                  return mark ? words(`status.${mark}`) : "";
                }),
                ...totalsOf(pupil),
              ]),
            )
          }
        />
        <PrintButton title={title} source={() => table.current} />
      </Box>
      <Box
        role="region"
        aria-label={title}
        tabIndex={0}
        // Words that are heard alone stay within it.
        sx={{ position: "relative", overflow: "auto", maxBlockSize: "70vh" }}
      >
        <Box
          component="table"
          ref={table}
          sx={{
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
            "@media print": { "& th, & td": { padding: "0.5mm !important", fontSize: "7pt" } },
          }}
        >
          <thead>
            <tr>
              <th scope="col" data-name="">
                {words("name")}
              </th>
              {shown.map(({ date }) => (
                <th key={date} scope="col">
                  <span aria-hidden>{Number(date.slice(8))}</span>
                  <VisuallyHidden>{days.long(date)}</VisuallyHidden>
                </th>
              ))}
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {month.pupils.map((pupil) => (
              <tr key={pupil.id}>
                <Box component="th" scope="row" data-name="" sx={{ fontWeight: 600 }}>
                  {pupil.name}
                </Box>
                {shown.map(({ date, index }) => {
                  const mark = pupil.marks[index] ?? null;
                  return (
                    <Box
                      component="td"
                      key={date}
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
                })}
                {totalsOf(pupil).map((total, index) => (
                  <td key={TOTALS[index]}>{total}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Paper>
  );
}
