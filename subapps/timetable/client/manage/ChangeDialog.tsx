import { useRef } from "react";
import { type Day, isDay, type Question, useLocalWords, weekdayOf } from "@portal/kit";
import {
  DateInput,
  FormDialog,
  FormValues,
  object,
  RadioInput,
  SelectInput,
  text,
  TextInput,
  type FormTexts,
  type SubmitResult,
} from "@portal/kit/forms";
import type { About, Lesson } from "../timetable";
import { Clashes, type Wanted } from "./Clashes";
import { Fields } from "./Fields";
import { useTimetableWords } from "../words";
import { freeFirst, periodOptions } from "./options";
import { overIn } from "./over";
import { OverNote } from "./OverNote";
import { useTaken } from "./useTaken";
import { firstOn, weeklyFrom } from "./weekly";
import { withoutRepeating, type Told } from "./withoutRepeating";

/** What can be changed of one lesson. */
export type ChangeKind = "substitute" | "moved" | "room" | "cancelled";

/** A change as a form holds it; all of it text. */
export interface ChangeDraft {
  /** This one lesson, or the lesson of every week. */
  readonly scope: string;
  readonly date: Day;
  readonly period: string;
  readonly teacherId: string;
  readonly roomId: string;
  readonly reason: string;
}

interface Props extends Question<true> {
  readonly kind: ChangeKind;
  readonly about: About;
  readonly lesson: Lesson;
  readonly initial: ChangeDraft;
  /** By the school's clock. */
  readonly today: Day;
  readonly save: (draft: ChangeDraft) => Promise<SubmitResult<true>>;
}

/** Which fields a change has, beside its reason. */
const FIELDS = {
  substitute: { time: false, teacher: true, room: false },
  moved: { time: true, teacher: true, room: true },
  room: { time: false, teacher: false, room: true },
  cancelled: { time: false, teacher: false, room: false },
} as const;

const TITLES = {
  substitute: "substitute",
  moved: "move",
  room: "changeRoom",
  cancelled: "cancelLesson",
} as const;

const MOST = 60;
const required = () => text().required({ id: "kit.validation.choose" });

const schema = object({
  scope: required(),
  date: required(),
  period: required(),
  teacherId: required(),
  roomId: required(),
  reason: text().max(MOST).defined(),
});

const SCOPES = [
  { value: "once", label: { id: "once" } },
  { value: "weekly", label: { id: "everyWeek" } },
];

/** What has to be free for it; null as long as it is incomplete, and for a lesson that is not given. */
function wantedOf(draft: FormTexts, kind: ChangeKind, lesson: Lesson): Wanted | null {
  const { date = "", period = "", teacherId = "", roomId = "", scope } = draft;
  if (kind === "cancelled" || [period, teacherId, roomId].includes("") || !isDay(date)) return null;
  const { planned } = lesson;
  const place = { classId: lesson.class.id, teacherId, roomId, period, lesson: lesson.lesson, planned };
  return scope === "weekly"
    ? { ...place, weekly: true, date: firstOn(weekdayOf(date), weeklyFrom(planned, date)) }
    : { ...place, weekly: false, date };
}

interface ChangeFieldsProps extends Pick<Props, "kind" | "about" | "lesson" | "today"> {
  readonly draft: FormTexts;
  readonly toldRef: Told;
}

/** The fields of a kind of change; busy teachers and rooms are named so, and stand last. */
function ChangeFields({ kind, about, lesson, today, draft, toldRef }: ChangeFieldsProps) {
  const { time, teacher, room } = FIELDS[kind];
  const words = useTimetableWords();
  const local = useLocalWords();
  const taken = useTaken(lesson, draft["date"] ?? "", draft["period"] ?? "");
  const busy = (name: string) => words("busyOption", { name: local(name) });
  return (
    <Fields>
      <OverNote over={overIn(lesson, draft, today)} />
      {time && (
        <div data-whole="">
          <RadioInput name="scope" label={{ id: "scope" }} options={SCOPES} />
        </div>
      )}
      {time && <DateInput name="date" label={{ id: "date" }} />}
      {time && <SelectInput name="period" label={{ id: "period" }} options={periodOptions(about.periods)} />}
      {teacher && (
        <SelectInput
          name="teacherId"
          label={{ id: "teacher" }}
          options={freeFirst(about.teachers, taken.teachers, busy)}
        />
      )}
      {room && (
        <SelectInput
          name="roomId"
          label={{ id: "room" }}
          options={freeFirst(about.rooms, taken.rooms, busy)}
        />
      )}
      {draft["scope"] !== "weekly" && (
        <TextInput name="reason" label={{ id: "reason" }} hint={{ id: "reasonHint" }} />
      )}
      <Clashes wanted={wantedOf(draft, kind, lesson)} toldRef={toldRef} />
    </Fields>
  );
}

/**
 * Changes one lesson of one day, or moves it in every week; says what it clashes with, and whether its day is over, before it is
 * saved.
 */
export function ChangeDialog({ kind, about, lesson, initial, today, save, close }: Props) {
  const toldRef = useRef<readonly string[]>([]);
  return (
    <FormDialog
      title={{ id: TITLES[kind] }}
      status="edit"
      submitText={{ id: TITLES[kind] }}
      schema={schema}
      initial={initial}
      submit={async (draft) => withoutRepeating(toldRef, await save(draft))}
      close={close}
      height="auto"
    >
      <FormValues>
        {(draft) => (
          <ChangeFields
            kind={kind}
            about={about}
            lesson={lesson}
            today={today}
            draft={draft}
            toldRef={toldRef}
          />
        )}
      </FormValues>
    </FormDialog>
  );
}
