/** The school's clock, by which dates travel. */
export interface SchoolClock {
  /** A moment as answers carry it: `YYYY-MM-DD HH:mm:ss`. */
  readonly wireDate: (milliseconds: number) => string;
  /** The moment of such a text, in milliseconds since 1970; null if it is invalid. */
  readonly momentOf: (text: string) => number | null;
}

/** What the calendar of a school says of a day. */
export interface CalendarDay {
  /** The weekday whose lessons the day has, from 1; 0 where it has none. */
  readonly follows: number;
  /** Why it is not as its weekday says, bilingual: the name of a holiday, for example; else empty. */
  readonly note: string;
}

/** The calendar of a school: its holidays, make-up days and terms. Each school has one, which all applications read. */
export interface SchoolCalendar {
  /** A day, `YYYY-MM-DD`; null where the calendar says nothing of it, and the weekday alone tells. */
  readonly day: (date: string) => CalendarDay | null;
}
