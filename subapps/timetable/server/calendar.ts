import { Refusal } from "../../../server/platform/module";
import { MOST_EVENTS, spanOf } from "./bounds";
import { CALENDAR_END, calendarHead, type CalendarEvent, eventsText } from "./calendarText";
import { lessonsFor, type Occurrence } from "./occurrences";
import { type Context, type Handler, timesOf, titleOf, todayOf } from "./read";
import { lessonsBetween, schoolDaysOf, schoolOf, termIn, type School } from "./school";
import { seriesIn, uidsOf } from "./uids";
import { targetOf, viewerOf } from "./viewer";
import { nameIn, noteOf, partsOf } from "./words";

/** So many lessons are written at a time: some milliseconds. */
const PIECE = 100;

const noTerm = () => new Refusal(404, "现在不在学期内|||There is no term at the moment", "no_term");

/** Writes lessons as events in one language. */
function eventOf(
  { names, periods }: School,
  { me, momentOf }: Pick<Context, "me" | "momentOf">,
  inLanguage: (text: string) => string,
  uidOf: (each: Occurrence) => string,
) {
  return (each: Occurrence): readonly CalendarEvent[] => {
    const { lesson, change, date, period, teacherId, roomId, mark } = each;
    const times = timesOf(periods, date, period);
    const from = momentOf(times.from);
    const to = momentOf(times.to);
    if (mark === "away" || from === null || to === null) return [];
    const words = [
      nameIn(names.classes, lesson.class_id),
      nameIn(names.teachers, teacherId),
      noteOf(each, names),
      change?.reason ?? "",
    ];
    return [
      {
        uid: `${uidOf(each)}@${me.unitId}.timetable`,
        from,
        to,
        title: inLanguage(nameIn(names.subjects, lesson.subject_id)),
        place: inLanguage(nameIn(names.rooms, roomId)),
        description: words
          .map(inLanguage)
          .filter((word) => word !== "")
          .join("\n"),
        cancelled: mark === "cancelled",
      },
    ];
  };
}

/** A term's lessons, between terms those of the next one, as a calendar file; each by itself, so that changes are in it. */
export const calendar: Handler<"calendar"> = async ({ kind, of, language }, context) => {
  const { database, me, now, work } = context;
  const school = await schoolOf(database, me.unitId);
  const target = targetOf({ kind, of }, me, await viewerOf(context), school);
  const today = todayOf(context);
  const days = await schoolDaysOf(database, me.unitId);
  const term = termIn(days.terms, today) ?? days.terms.find(({ starts }) => starts > today);
  if (!target || !term) throw noTerm();
  const inLanguage = (text: string) => partsOf(text)[language === "en" ? 1 : 0];
  const { from, to } = spanOf(term, today);
  const all = await lessonsBetween(database, me.unitId, from, to, target);
  const own = lessonsFor(target, all).slice(0, MOST_EVENTS);
  const lessons = new Set(all.map(({ lesson }) => lesson.id));
  const uidOf = uidsOf(all, await seriesIn(database, me.unitId, lessons), days);
  const eventsOf = eventOf(school, context, inLanguage, uidOf);
  const stamp = now();
  const texts: string[] = [];
  for (let at = 0; at < own.length; at += PIECE)
    texts.push(
      await work.piece(() => Promise.resolve(eventsText(own.slice(at, at + PIECE).flatMap(eventsOf), stamp))),
    );
  const name = [titleOf(target, school), term.name].map(inLanguage).join(" · ");
  return {
    name: `timetable-${term.starts}.ics`,
    text: [calendarHead(name), ...texts, CALENDAR_END].join(""),
  };
};
