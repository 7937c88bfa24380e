import { Box, Paper } from "@mui/material";
import { useRef } from "react";
import {
  DownloadTableButton,
  mondayOf,
  PrintButton,
  tableOfRows,
  useDayWords,
  useLocalWords,
  VisuallyHidden,
  PersonName,
  usePersonName,
} from "@portal/kit";
import type { Month } from "./attendance";
import { Empty } from "./States";
import { groundOf } from "./StatusTag";
import { useAttendanceWords } from "./words";

const HALF = 2;

/** What is as usual, or nothing, has no colour, so that the rest is seen. */
const PLAIN: ReadonlySet<string> = new Set(["present", "none", "waiting"]);

/** Marks the first column of a week, and of the totals. */
const LINE = { "data-line": "" };

const TOTALS = ["present", "late", "leave", "missed"] as const;

/** A month of a class as a sheet: a line a pupil, a column a day of school. */
export function MonthView({ month }: { readonly month: Month }) {
  const words = useAttendanceWords();
  const days = useDayWords();
  const local = useLocalWords();
  const named = usePersonName();
  const table = useRef<HTMLTableElement>(null);
  const shown = month.days.map((day, index) => ({ ...day, index })).filter(({ half }) => half !== "none");
  // A week begins before a day that is not in the week of the one before it.
  const lineAt = (place: number) => {
    const [before, day] = [shown[place - 1], shown[place]];
    return before && day && mondayOf(before.date) !== mondayOf(day.date) ? LINE : {};
  };
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
                named(pupil.name, true),
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
          }}
        >
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
              {shown.map(({ date }, place) => (
                <th key={date} scope="col" {...lineAt(place)}>
                  <span aria-hidden>{Number(date.slice(8))}</span>
                  <VisuallyHidden>{days.long(date)}</VisuallyHidden>
                </th>
              ))}
              {heads.map((head, place) => (
                <th key={head} scope="col" {...(place === 0 && LINE)}>
                  {head}
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
                {shown.map(({ date, index }, place) => {
                  const mark = pupil.marks[index] ?? null;
                  return (
                    <Box
                      component="td"
                      key={date}
                      {...lineAt(place)}
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
                  <td key={TOTALS[index]} {...(index === 0 && LINE)}>
                    {total}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Paper>
  );
}
