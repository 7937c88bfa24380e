import { type Day, flagOf, isDay, listOf, numberOf, recordOf, textOf } from "@portal/kit";
import { type Kind, KINDS } from "./view";

/** Something with a name that may be bilingual. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

const MARKS = ["none", "substitute", "moved", "room", "cancelled", "away"] as const;
/** What has become of a lesson; `away` has gone from here to another time, teacher or room. */
export type Mark = (typeof MARKS)[number];

/** One lesson of one day. */
export interface Lesson {
  readonly key: string;
  readonly lesson: string;
  readonly planned: Day;
  readonly date: Day;
  readonly period: number;
  /** The platform's date and time. */
  readonly from: string;
  readonly to: string;
  readonly subject: Named;
  readonly tone: number;
  readonly class: Named;
  readonly teacher: Named;
  readonly room: Named;
  readonly mark: Mark;
  readonly note: string;
  readonly reason: string;
  /** Stands for what the lesson is; sent with a change of it. */
  readonly seen: string;
  readonly weekly: {
    readonly weekday: number;
    readonly period: number;
    readonly from: Day;
    readonly teacher: Named;
    readonly room: Named;
  };
}

/** One bell time, `HH:mm`. */
export interface Period {
  readonly period: number;
  readonly from: string;
  readonly to: string;
}

/** What the person may look at, and what lessons are made of. */
export interface About {
  readonly start: { readonly kind: Kind; readonly of: string };
  readonly own: boolean;
  readonly children: readonly Named[];
  readonly classes: readonly Named[];
  readonly rooms: readonly Named[];
  readonly teachers: readonly Named[];
  readonly subjects: readonly Named[];
  readonly periods: readonly Period[];
}

const NOTES = ["holiday", "makeup", "closed"] as const;

/** What is particular about a day: a holiday, a day with the lessons of another weekday, or one in no term. */
interface DayNote {
  readonly date: Day;
  readonly kind: (typeof NOTES)[number];
  /** The holiday's. */
  readonly name: string;
  /** The weekday, 1 Monday, whose lessons a make-up day has; else 0. */
  readonly follows: number;
}

/** A week of lessons. */
export interface Week {
  readonly monday: Day;
  /** Whose it is; null where the person has no lessons of their own. */
  readonly shown: { readonly kind: Exclude<Kind, "me">; readonly id: string } | null;
  readonly title: string;
  readonly term: { readonly name: string; readonly week: number } | null;
  /** The days that are not as usual. */
  readonly days: readonly DayNote[];
  readonly lessons: readonly Lesson[];
}

/** What can be chosen of each kind; a person's own needs no choice, unless they have several children. */
export const choicesOf = ({ children, classes, rooms, teachers }: About, kind: Kind): readonly Named[] =>
  ({ me: children, class: classes, room: rooms, teacher: teachers })[kind];

/** Of the choices of a kind, the one that most of the lessons shown are about: a teacher's own class, not the school's first. */
export function likeliest(
  choices: readonly Named[],
  lessons: readonly Pick<Lesson, Exclude<Kind, "me">>[],
  kind: Exclude<Kind, "me">,
): string {
  const counts = new Map(choices.map(({ id }) => [id, 0]));
  for (const {
    [kind]: { id },
  } of lessons) {
    const count = counts.get(id);
    if (count !== undefined) counts.set(id, count + 1);
  }
  let best = "";
  for (const [id, count] of counts) if (best === "" || count > (counts.get(best) ?? 0)) best = id;
  return best;
}

const readNamed = (value: unknown): Named => {
  const { id, name } = recordOf(value);
  return { id: textOf(id), name: textOf(name) };
};
const readNames = (value: unknown): readonly Named[] =>
  listOf(value)
    .map(readNamed)
    .filter(({ id }) => id !== "");

function readLesson(value: unknown): readonly Lesson[] {
  const row = recordOf(value);
  const weekly = recordOf(row["weekly"]);
  const [key, lesson, date] = [textOf(row["key"]), textOf(row["lesson"]), textOf(row["date"])];
  if (key === "" || !isDay(date)) return [];
  return [
    {
      key,
      lesson,
      date,
      planned: textOf(row["planned"]),
      period: numberOf(row["period"], 0),
      from: textOf(row["from"]),
      to: textOf(row["to"]),
      subject: readNamed(row["subject"]),
      tone: numberOf(row["tone"], 0),
      class: readNamed(row["class"]),
      teacher: readNamed(row["teacher"]),
      room: readNamed(row["room"]),
      mark: MARKS.find((mark) => mark === row["mark"]) ?? "none",
      note: textOf(row["note"]),
      reason: textOf(row["reason"]),
      seen: textOf(row["seen"]),
      weekly: {
        weekday: numberOf(weekly["weekday"], 1),
        period: numberOf(weekly["period"], 0),
        from: textOf(weekly["from"]),
        teacher: readNamed(weekly["teacher"]),
        room: readNamed(weekly["room"]),
      },
    },
  ];
}

function readNote(value: unknown): readonly DayNote[] {
  const row = recordOf(value);
  const date = textOf(row["date"]);
  const kind = NOTES.find((each) => each === row["kind"]);
  if (!kind || !isDay(date)) return [];
  return [{ date, kind, name: textOf(row["name"]), follows: numberOf(row["follows"], 0) }];
}

/** Reads what the person may look at. */
export function readAbout(data: unknown): About {
  const about = recordOf(data);
  const start = recordOf(about["start"]);
  return {
    start: { kind: KINDS.find((kind) => kind === start["kind"]) ?? "me", of: textOf(start["of"]) },
    own: flagOf(about["own"], false),
    children: readNames(about["children"]),
    classes: readNames(about["classes"]),
    rooms: readNames(about["rooms"]),
    teachers: readNames(about["teachers"]),
    subjects: readNames(about["subjects"]),
    periods: listOf(about["periods"])
      .map(recordOf)
      .map(({ period, from, to }) => ({ period: numberOf(period, 0), from: textOf(from), to: textOf(to) }))
      .filter(({ period }) => period > 0),
  };
}

/** Reads a week of lessons; null is no week. */
export function readWeek(data: unknown): Week | null {
  const week = recordOf(data);
  const monday = textOf(week["monday"]);
  if (!isDay(monday)) return null;
  const term = recordOf(week["term"]);
  const shown = recordOf(week["shown"]);
  const kind = (["class", "room", "teacher"] as const).find((each) => each === shown["kind"]);
  return {
    monday,
    shown: kind ? { kind, id: textOf(shown["id"]) } : null,
    title: textOf(week["title"]),
    term:
      textOf(term["name"]) === "" ? null : { name: textOf(term["name"]), week: numberOf(term["week"], 1) },
    days: listOf(week["days"]).flatMap(readNote),
    lessons: listOf(week["lessons"]).flatMap(readLesson),
  };
}
