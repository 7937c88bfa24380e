import { useRef } from "react";
import type { Question } from "@portal/kit";
import {
  DateInput,
  day,
  FormDialog,
  FormValues,
  object,
  SelectInput,
  text,
  type FormTexts,
  type SubmitResult,
} from "@portal/kit/forms";
import { type Day, isDay, useDayWords } from "@portal/kit";
import type { About } from "../timetable";
import { Clashes, type Wanted } from "./Clashes";
import { Fields } from "./Fields";
import { optionsOf, periodOptions, weekdayOptions } from "./options";
import { firstOn } from "./weekly";
import { withoutRepeating } from "./withoutRepeating";

/** A weekly lesson as a form holds it; all of it text. */
export interface LessonDraft {
  readonly classId: string;
  readonly subjectId: string;
  readonly teacherId: string;
  readonly roomId: string;
  readonly weekday: string;
  readonly period: string;
  readonly from: Day;
}

interface Props extends Question<true> {
  readonly about: About;
  /** The lesson that is changed; null for a new one. */
  readonly lesson: string | null;
  readonly initial: LessonDraft;
  readonly save: (draft: LessonDraft) => Promise<SubmitResult<true>>;
}

const required = () => text().required({ id: "kit.validation.choose" });

const schema = object({
  classId: required(),
  subjectId: required(),
  teacherId: required(),
  roomId: required(),
  weekday: required(),
  period: required(),
  from: day().required(),
});

/** What has to be free for it; null as long as it is incomplete. */
function wantedOf(draft: FormTexts, lesson: string | null): Wanted | null {
  const { classId = "", teacherId = "", roomId = "", weekday = "", period = "", from = "" } = draft;
  if ([classId, teacherId, roomId, weekday, period].includes("") || !isDay(from)) return null;
  const date = firstOn(Number(weekday), from);
  return { classId, teacherId, roomId, period, date, weekly: true, ...(lesson !== null && { lesson }) };
}

/** Enters a weekly lesson, or changes one from a day on; says what it clashes with before it is saved. */
export function LessonFormDialog({ about, lesson, initial, save, close }: Props) {
  const dayWords = useDayWords();
  const toldRef = useRef<readonly string[]>([]);
  return (
    <FormDialog
      title={{ id: lesson === null ? "add" : "editWeekly" }}
      status={lesson === null ? "add" : "edit"}
      schema={schema}
      initial={initial}
      submit={async (draft) => withoutRepeating(toldRef, await save(draft))}
      close={close}
      height="auto"
    >
      <Fields>
        <SelectInput name="classId" label={{ id: "class" }} options={optionsOf(about.classes)} />
        <SelectInput name="subjectId" label={{ id: "subject" }} options={optionsOf(about.subjects)} />
        <SelectInput name="teacherId" label={{ id: "teacher" }} options={optionsOf(about.teachers)} />
        <SelectInput name="roomId" label={{ id: "room" }} options={optionsOf(about.rooms)} />
        <SelectInput name="weekday" label={{ id: "weekday" }} options={weekdayOptions(dayWords.weekday)} />
        <SelectInput name="period" label={{ id: "period" }} options={periodOptions(about.periods)} />
        <DateInput name="from" label={{ id: "validFrom" }} hint={{ id: "validFromHint" }} />
        <FormValues>{(draft) => <Clashes wanted={wantedOf(draft, lesson)} toldRef={toldRef} />}</FormValues>
      </Fields>
    </FormDialog>
  );
}
