import { z } from "zod";
import { defineContract } from "../../contract/define";
import { day, flag, id, idOut, line, wholeFrom, words } from "../../contract/schemas/common";
import { dayOut } from "../../contract/schemas/slots";

/** Whose timetable: the person's own (a parent's child's), or that of a class, a room or a teacher. */
const kind = z.enum(["me", "class", "room", "teacher"]);

/** Which one of its kind; empty is the person's own, or a parent's first child. */
const of = z.union([z.literal(""), id]).default("");

const named = z.object({
  id: idOut,
  /** May be bilingual. */
  name: z.string(),
});

/**
 * What has become of a lesson: it is given by a substitute, was moved here, is in another room, is cancelled, or has gone away
 * from here (`away`) to another time, teacher or room.
 */
const mark = z.enum(["none", "substitute", "moved", "room", "cancelled", "away"]);

const lesson = z.object({
  /** Names this one lesson: `lesson`, a dot, `planned`. */
  key: z.string(),
  /** The weekly lesson that it is one of. */
  lesson: idOut,
  /** The day it was planned for, before any change. */
  planned: z.string(),
  /** The day it is given. */
  date: z.string(),
  period: z.number().int(),
  /** `YYYY-MM-DD HH:mm:ss` */
  from: z.string(),
  to: z.string(),
  subject: named,
  /** The colour of its subject, from 0. */
  tone: z.number().int(),
  class: named,
  teacher: named,
  room: named,
  mark,
  /** What has changed, in words; bilingual, empty where nothing has. */
  note: z.string(),
  /** Why, as the school wrote it. */
  reason: z.string(),
  /** Stands for what the lesson is now; sent with a change, it keeps it from being written over what another person did meanwhile. */
  seen: z.string(),
  /** The week that it is part of: on this weekday (1 Monday) and period from this day on. */
  weekly: z.object({
    weekday: z.number().int(),
    period: z.number().int(),
    from: z.string(),
    teacher: named,
    room: named,
  }),
});

/** What is written down after a change, by which the person can take it back. */
const done = z.object({ undo: idOut });

/** What the person has seen; where that is something else by now, the change is refused with 412. */
const seen = line(32).optional();

/** What a line of the school's calendar is. */
const entryKind = z.enum(["term", "holiday", "makeup"]);

/** What is particular about a day: it is a holiday, has the lessons of another weekday, or is in no term. */
const dayNote = z.object({
  date: z.string(),
  kind: z.enum(["holiday", "makeup", "closed"]),
  /** The holiday's; may be bilingual. */
  name: z.string(),
  /** The weekday whose lessons a make-up day has, 1 Monday; else 0. */
  follows: z.number().int(),
});

/** When, where and with whom a lesson would be. */
const place = {
  period: wholeFrom(1, 20),
  teacherId: id,
  roomId: id,
};

/** The calls of the timetable. */
export const contract = defineContract({
  about: {
    path: "/api/timetable/about",
    summary: "Bell times, terms, and whose timetables the person may see",
    in: z.object({}),
    out: z.object({
      /** Today by the school's calendar. */
      today: z.string(),
      /** Whose timetable comes first. */
      start: z.object({ kind, of: z.string() }),
      /** Whether the person has lessons of their own: a teacher, a pupil, a parent. */
      own: z.boolean(),
      /** A parent's children. */
      children: z.array(named),
      classes: z.array(named),
      rooms: z.array(named),
      teachers: z.array(named),
      subjects: z.array(named),
      periods: z.array(z.object({ period: z.number().int(), from: z.string(), to: z.string() })),
    }),
  },
  week: {
    path: "/api/timetable/week",
    summary: "The lessons of a week, changes applied",
    in: z.object({
      kind: kind.default("me"),
      of,
      /** A day of the week; today without. */ date: day.optional(),
    }),
    out: z.object({
      /** The Monday. */
      monday: z.string(),
      /** Whose it is, and the name of that; null where the person has no lessons of their own. */
      shown: z.object({ kind: z.enum(["class", "room", "teacher"]), id: idOut }).nullable(),
      title: z.string(),
      /** The term, and the number of the week in it; null between terms. */
      term: z.object({ name: z.string(), week: z.number().int() }).nullable(),
      /** The days of the week that are not as usual. */
      days: z.array(dayNote),
      lessons: z.array(lesson),
    }),
  },
  today: {
    path: "/api/timetable/today",
    summary:
      "The person's lessons of today in their order, or of the next day that has some, for the desktop",
    in: z.object({}),
    out: dayOut,
  },
  calendar: {
    path: "/api/timetable/calendar",
    summary:
      "The lessons of this term, or of the next one between terms, as the text of a calendar file (RFC 5545)",
    in: z.object({ kind: kind.default("me"), of, language: z.enum(["zh-CN", "en"]).default("zh-CN") }),
    out: z.object({ name: z.string(), text: z.string() }),
  },
  clashes: {
    path: "/api/timetable/clashes",
    summary:
      "What stands in the way of a lesson: a teacher, a class or a room that is taken at that time, or a holiday",
    in: z.object({
      ...place,
      classId: id,
      /** The day of the lesson; of a weekly one the first day. */
      date: day,
      weekly: flag.default(false),
      /** The lesson that is to be there, so that it does not stand in its own way. */
      lesson: id.optional(),
      planned: day.optional(),
    }),
    out: z.array(
      z.object({
        what: z.enum(["teacher", "class", "room", "day"]),
        /** Bilingual. */
        text: z.string(),
      }),
    ),
  },
  taken: {
    path: "/api/timetable/taken",
    summary: "The teachers and rooms that have a lesson at a time, beside the lesson that is to be changed",
    in: z.object({ date: day, period: wholeFrom(1, 20), lesson: id, planned: day }),
    out: z.object({ teachers: z.array(idOut), rooms: z.array(idOut) }),
  },
  save: {
    method: "POST",
    path: "/api/timetable/save",
    summary: "Enters a weekly lesson until the end of the term, or changes one from a day on",
    in: z.object({
      ...place,
      lesson: id.optional(),
      classId: id,
      subjectId: id,
      weekday: wholeFrom(1, 7),
      from: day,
      /** The day of the lesson that the person has looked at, and what they have seen. */
      planned: day.optional(),
      seen,
    }),
    out: done,
  },
  change: {
    method: "POST",
    path: "/api/timetable/change",
    summary: "Changes one lesson of one day: a substitute, another time, another room, or cancelled",
    in: z.object({
      lesson: id,
      planned: day,
      kind: z.enum(["substitute", "moved", "room", "cancelled"]),
      teacherId: id.optional(),
      roomId: id.optional(),
      date: day.optional(),
      period: wholeFrom(1, 20).optional(),
      reason: words(60).default(""),
      seen,
    }),
    out: done,
  },
  withdraw: {
    method: "POST",
    path: "/api/timetable/withdraw",
    summary: "Has one lesson be as it was planned",
    in: z.object({ lesson: id, planned: day, seen }),
    out: done,
  },
  remove: {
    method: "POST",
    path: "/api/timetable/remove",
    summary: "Ends a weekly lesson: from this day on there is none",
    in: z.object({ lesson: id, from: day, seen }),
    out: done,
  },
  entries: {
    path: "/api/timetable/entries",
    summary: "The school's terms, holidays and make-up days, for those who keep them",
    in: z.object({}),
    out: z.object({
      entries: z.array(
        z.object({
          id: idOut,
          kind: entryKind,
          /** May be bilingual; empty for a make-up day. */
          name: z.string(),
          /** Both included. */
          starts: z.string(),
          ends: z.string(),
          /** The weekday whose lessons a make-up day has, 1 Monday; else 0. */
          follows: z.number().int(),
          seen: z.string(),
        }),
      ),
    }),
  },
  saveEntry: {
    method: "POST",
    path: "/api/timetable/saveEntry",
    summary: "Enters a term, a holiday or a make-up day, or changes one",
    in: z.object({
      id: id.optional(),
      kind: entryKind,
      name: words(125).default(""),
      starts: day,
      ends: day,
      follows: wholeFrom(0, 7).default(0),
      seen,
    }),
    out: done,
  },
  removeEntry: {
    method: "POST",
    path: "/api/timetable/removeEntry",
    summary: "Takes a term, a holiday or a make-up day out of the school's calendar",
    in: z.object({ id, seen }),
    out: done,
  },
  undo: {
    method: "POST",
    path: "/api/timetable/undo",
    summary: "Takes the person's latest change back, unless the timetable has been changed since",
    in: z.object({ id }),
    out: z.null(),
  },
});
