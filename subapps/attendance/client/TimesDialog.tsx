import { Box } from "@mui/material";
import { useMemo } from "react";
import type { Question } from "@portal/kit";
import {
  DateInput,
  day,
  FormDialog,
  object,
  SelectInput,
  text,
  time,
  TimeInput,
  type SubmitResult,
} from "@portal/kit/forms";
import { useDayWords, addDays } from "@portal/kit";
import { HALVES, type Rules } from "./attendance";

/** The times and weekdays as a form holds them; `d1` is Monday's. */
export interface TimesDraft {
  /** The first day for which they hold. */
  readonly from: string;
  readonly morning: string;
  readonly afternoon: string;
  readonly d1: string;
  readonly d2: string;
  readonly d3: string;
  readonly d4: string;
  readonly d5: string;
  readonly d6: string;
  readonly d7: string;
}

interface Props extends Question<true> {
  /** By the school's clock: earlier days stay as they were judged. */
  readonly today: string;
  readonly initial: TimesDraft;
  readonly save: (draft: TimesDraft) => Promise<SubmitResult<true>>;
}

const MONDAY = "2024-01-01";
const DAYS = ["d1", "d2", "d3", "d4", "d5", "d6", "d7"] as const;

/** The rules as the form begins with them. */
export const timesOf = ({
  from,
  morning,
  afternoon,
  week,
}: Pick<Rules, "from" | "morning" | "afternoon" | "week">): TimesDraft => {
  const [d1 = "none", d2 = "none", d3 = "none", d4 = "none", d5 = "none", d6 = "none", d7 = "none"] = week;
  return { from, morning, afternoon, d1, d2, d3, d4, d5, d6, d7 };
};

/** The weekdays of the form as they are sent. */
export const weekOf = (draft: TimesDraft): string => DAYS.map((each) => draft[each]).join(",");

const half = () => text().oneOf(HALVES).required();

const schemaOn = (today: string) =>
  object({
    from: day({ earliest: today }).required(),
    morning: time().required(),
    afternoon: time().required(),
    d1: half(),
    d2: half(),
    d3: half(),
    d4: half(),
    d5: half(),
    d6: half(),
    d7: half(),
  });

const OPTIONS = HALVES.map((value) => ({ value, label: { id: `half.${value}` } }));

/** Sets from when one is late, and which weekdays have school, from a day on. */
export function TimesDialog({ today, initial, save, close }: Props) {
  const schema = useMemo(() => schemaOn(today), [today]);
  const days = useDayWords();
  return (
    <FormDialog
      title={{ id: "times" }}
      status="edit"
      schema={schema}
      initial={initial}
      submit={save}
      close={close}
      height="auto"
    >
      <Box
        sx={{
          display: "grid",
          gap: "1.25rem",
          gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
        }}
      >
        <Box sx={{ gridColumn: "1 / -1" }}>
          <DateInput name="from" label={{ id: "from" }} hint={{ id: "fromHint" }} min={today} today={today} />
        </Box>
        <TimeInput name="morning" label={{ id: "lateMorning" }} />
        <TimeInput name="afternoon" label={{ id: "lateAfternoon" }} />
        {DAYS.map((name, index) => (
          <SelectInput
            key={name}
            name={name}
            label={days.weekday(addDays(MONDAY, index))}
            options={OPTIONS}
          />
        ))}
      </Box>
    </FormDialog>
  );
}
