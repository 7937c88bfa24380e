import { Box, Button, Typography } from "@mui/material";
import CalendarCog from "lucide-react/icons/calendar-cog";
import Plus from "lucide-react/icons/plus";
import { useRef } from "react";
import { type Day, Phrase, PrintButton, useDayWords, useLocalWords } from "@portal/kit";
import { CalendarButton } from "./CalendarButton";
import { fitPaper } from "./fitPaper";
import { daysOf } from "./grid";
import type { useManage } from "./manage/useManage";
import { PaperWeek } from "./PaperWeek";
import { beginningOf } from "./Shown";
import type { About, Week } from "./timetable";
import type { Kind } from "./view";
import { useTimetableWords } from "./words";

interface Props {
  readonly about: About | null;
  readonly week: Week | null;
  readonly asked: { readonly kind: Kind; readonly of: string } | null;
  readonly manages: boolean;
  readonly today: Day;
  readonly onAdd: ReturnType<typeof useManage>["add"];
  /** Opens the school's calendar. */
  readonly onCalendar: () => void;
}

/** Whose timetable it is and of which week, and what can be taken along: paper, and a calendar file. */
export function PageHead({ about, week, asked, manages, today, onAdd, onCalendar }: Props) {
  const words = useTimetableWords();
  const dayWords = useDayWords();
  const local = useLocalWords();
  const paper = useRef<HTMLDivElement>(null);
  const title = week && week.title !== "" ? words("titleOf", { name: local(week.title) }) : words("title");
  const term = week?.term ? words("termWeek", { term: local(week.term.name), week: week.term.week }) : "";
  const [first] = about?.periods ?? [];
  return (
    <Box component="header" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
      <Box sx={{ marginInlineEnd: "auto" }}>
        <Typography variant="h2">
          <Phrase text={title} />
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", minBlockSize: "1.5em" }}>
          {term}
        </Typography>
      </Box>
      {about && week?.shown && asked && (
        <Box data-no-print="" sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          {manages && first && (
            <Button
              variant="contained"
              startIcon={<Plus aria-hidden size="1.125rem" />}
              onClick={() => onAdd(beginningOf(week, { date: today, period: first.period }))}
            >
              {words("add")}
            </Button>
          )}
          <PrintButton
            source={() => paper.current && fitPaper(paper.current)}
            title={[title, dayWords.week(week.monday, daysOf(week).length), term]
              .filter((part) => part !== "")
              .join(" · ")}
          />
          {manages && (
            <Button
              variant="outlined"
              startIcon={<CalendarCog aria-hidden size="1.125rem" />}
              onClick={onCalendar}
            >
              {words("schoolCalendar")}
            </Button>
          )}
          <CalendarButton kind={asked.kind} of={asked.of} />
          <PaperWeek week={week} periods={about.periods} seen={week.shown.kind} paper={paper} />
        </Box>
      )}
    </Box>
  );
}
