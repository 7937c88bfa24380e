import {
  addSchoolDays,
  chineseDate,
  englishDate,
  nextWeekday,
  type DateForm,
  type Day,
} from "./schoolCalendar";

/** Words in Chinese and in English. */
export type Both = readonly [chinese: string, english: string];

/** The paragraphs of a text in each language. Lines of one paragraph are parted by a line break. */
type Paragraphs = readonly [chinese: readonly string[], english: readonly string[]];

/**
 * What a notice says. Dates are written from the day it is posted: `{+3}` is the third school day after it, `{-2}` the
 * second before, `{sat}` the next Saturday; `{+3 short}` leaves the weekday out.
 */
export interface NoticeText {
  readonly category: Both;
  readonly author: Both;
  readonly title: Both;
  readonly body: Paragraphs;
  /** Ends with the office and the date, as formal notices do. */
  readonly signed?: true;
}

/** A notice of the last month: how many school days ago it was posted, and when on that day. */
export interface MonthNotice extends NoticeText {
  readonly ago: number;
  readonly at: string;
}

/** A notice that comes every week of the term; its text takes turns. */
export interface WeeklyNotice extends Omit<NoticeText, "body"> {
  /** 1 = Monday … 5 = Friday. */
  readonly weekday: number;
  readonly at: string;
  readonly bodies: readonly Paragraphs[];
}

/** The kinds that the Notices application offers to those who publish. */
export const kinds = {
  teaching: ["教务", "Academic"],
  events: ["活动", "Events"],
  safety: ["安全", "Safety"],
  facilities: ["后勤", "Facilities"],
  health: ["健康", "Health"],
  home: ["家校", "Home and school"],
  it: ["信息", "IT"],
  holidays: ["假期", "Holidays"],
  library: ["图书馆", "Library"],
  canteen: ["食堂", "Canteen"],
} as const satisfies Readonly<Record<string, Both>>;

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const DATE = /\{([+-]\d+|[a-z]{3})( short)?\}/g;

type Write = (day: Day, form: DateForm) => string;

const dated = (text: string, posted: Day, write: Write) =>
  text.replace(DATE, (_, which: string, short: string | undefined) => {
    const weekday = WEEKDAYS.indexOf(which);
    const day = weekday < 0 ? addSchoolDays(posted, Number(which)) : nextWeekday(posted, weekday);
    return write(day, short === undefined ? "long" : "short");
  });

/** The title and the content of a notice posted on a day, bilingual as the wire carries them. */
export function wordsOf(
  notice: NoticeText,
  posted: Day,
): { readonly title: string; readonly content: string } {
  const { title, body, author, signed } = notice;
  const chineseEnd = signed ? [`${author[0]}\n${chineseDate(posted, "full")}`] : [];
  const englishEnd = signed ? [`${author[1]}\n${englishDate(posted, "full")}`] : [];
  const inBoth = (chinese: string, english: string) =>
    `${dated(chinese, posted, chineseDate)}|||${dated(english, posted, englishDate)}`;
  return {
    title: inBoth(...title),
    content: inBoth([...body[0], ...chineseEnd].join("\n\n"), [...body[1], ...englishEnd].join("\n\n")),
  };
}
