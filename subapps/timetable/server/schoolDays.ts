import type { CalendarDay } from "../../../server/platform/module";
import { addDays, type Day, daysOn, weekdayOf } from "./days";

const CHINESE_WEEKDAYS = ["", "周一", "周二", "周三", "周四", "周五", "周六", "周日"];
const ENGLISH_WEEKDAYS = ["", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A school term; both days included. */
export interface Term {
  readonly name: string;
  readonly starts: Day;
  readonly ends: Day;
}

/** Days without lessons under one name; both ends included. */
export type Holiday = Term;

/** A day, as a rule of a weekend, that has the lessons of a weekday (1 Monday). */
export interface Makeup {
  readonly date: Day;
  readonly follows: number;
}

/** What is particular about a day of the school; `closed` is in no term. */
export interface DayNote {
  readonly date: Day;
  readonly kind: "holiday" | "makeup" | "closed";
  /** Of a holiday; bilingual. */
  readonly name: string;
  /** Of a make-up day: whose lessons it has, from 1; else 0. */
  readonly follows: number;
}

/** Why a day is not as its weekday says. */
function wordsOf({ kind, name, follows }: DayNote): string {
  if (kind === "holiday") return name;
  if (kind === "closed") return "不在学期内|||Not in term";
  return `补课，按${CHINESE_WEEKDAYS[follows] ?? ""}课表|||Make-up day, ${ENGLISH_WEEKDAYS[follows] ?? ""}’s lessons`;
}

const covers =
  (day: Day) =>
  ({ starts, ends }: Pick<Term, "starts" | "ends">) =>
    starts <= day && day <= ends;

/** The calendar of a school: on which days it has lessons, and those of which weekday. */
export class SchoolDays {
  readonly #makeups: ReadonlyMap<Day, number>;
  readonly #known = new Map<Day, number>();

  constructor(
    readonly terms: readonly Term[],
    readonly holidays: readonly Holiday[],
    readonly makeups: readonly Makeup[],
  ) {
    this.#makeups = new Map(makeups.map(({ date, follows }) => [date, follows]));
  }

  readonly #holiday = (day: Day) => this.holidays.find(covers(day));

  /** Whether lessons may be moved to a day: it is in a term, and no holiday. */
  readonly isOpen = (day: Day): boolean => this.terms.some(covers(day)) && !this.#holiday(day);

  /** The weekday whose lessons a day has; 0 has none. */
  readonly follows = (day: Day): number => {
    const known = this.#known.get(day) ?? (this.isOpen(day) ? (this.#makeups.get(day) ?? weekdayOf(day)) : 0);
    this.#known.set(day, known);
    return known;
  };

  /** The days from one to another, both included, that have the lessons of a weekday. */
  readonly daysOf = (weekday: number, from: Day, to: Day): readonly Day[] => [
    ...daysOn(weekday, from, to).filter((day) => this.follows(day) === weekday),
    ...this.makeups
      .filter(({ date }) => from <= date && date <= to && weekdayOf(date) !== weekday)
      .filter(({ date }) => this.follows(date) === weekday)
      .map(({ date }) => date),
  ];

  /** What is particular about a day; null where nothing is. */
  readonly noteOf = (date: Day): DayNote | null => {
    const holiday = this.#holiday(date);
    if (holiday) return { date, kind: "holiday", name: holiday.name, follows: 0 };
    if (!this.isOpen(date)) return { date, kind: "closed", name: "", follows: 0 };
    const follows = this.#makeups.get(date);
    return follows === undefined ? null : { date, kind: "makeup", name: "", follows };
  };

  /**
   * What other applications learn of a day. Before the first term that is known and after the last one nothing is, but for holidays: a
   * school that has not entered its next term yet goes on by its weekdays.
   */
  readonly dayOf = (date: Day): CalendarDay | null => {
    const isKnown =
      this.terms.some(({ starts }) => starts <= date) && this.terms.some(({ ends }) => date <= ends);
    const note = this.noteOf(date);
    if (!isKnown && note?.kind !== "holiday") return null;
    return { follows: this.follows(date), note: note === null ? "" : wordsOf(note) };
  };

  /** The notes of so many days from one on. */
  readonly notesFrom = (from: Day, count: number): DayNote[] =>
    Array.from({ length: count }, (_, place) => addDays(from, place)).flatMap(
      (day) => this.noteOf(day) ?? [],
    );

  /** The first day after a day that is open to lessons, at most so many days later. */
  readonly nextAfter = (day: Day, most: number): Day | null => {
    for (let later = 1; later <= most; later += 1)
      if (this.follows(addDays(day, later)) > 0) return addDays(day, later);
    return null;
  };
}
