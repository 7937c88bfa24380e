import { addDays, type Day, daysOn, weekdayOf } from "./days";

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
