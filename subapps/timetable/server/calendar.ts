import { Refusal } from "../../../server/platform/module";
import { calendarText, type CalendarEvent } from "./calendarText";
import { lessonsFor, type Occurrence } from "./occurrences";
import { type Context, type Handler, keyOf, timesOf, titleOf, todayOf } from "./read";
import { lessonsBetween, schoolOf, termOf, type School } from "./school";
import { targetOf, viewerOf } from "./viewer";
import { nameIn, noteOf, partsOf } from "./words";

const noTerm = () => new Refusal(404, "现在不在学期内|||There is no term at the moment", "no_term");

/** Writes lessons as events in one language. */
function eventOf(
  { names, periods }: School,
  { me, momentOf }: Pick<Context, "me" | "momentOf">,
  inLanguage: (text: string) => string,
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
        uid: `${keyOf(each)}@${me.unitId}.timetable`,
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

/** A term's lessons as a calendar file; each lesson by itself, so that changes are in it. */
export const calendar: Handler<"calendar"> = async ({ kind, of, language }, context) => {
  const { database, me, now } = context;
  const school = await schoolOf(database, me.unitId);
  const target = targetOf({ kind, of }, me, await viewerOf(context), school);
  const term = await termOf(database, me.unitId, todayOf(context));
  if (!target || !term) throw noTerm();
  const inLanguage = (text: string) => partsOf(text)[language === "en" ? 1 : 0];
  const all = await lessonsBetween(database, me.unitId, term.starts, term.ends);
  const events = lessonsFor(target, all).flatMap(eventOf(school, context, inLanguage));
  const name = [titleOf(target, school), term.name].map(inLanguage).join(" · ");
  return { name: `timetable-${term.starts}.ics`, text: calendarText(name, events, now()) };
};
