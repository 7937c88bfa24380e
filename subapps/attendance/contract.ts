import { z } from "zod";
import { defineContract, type OutOf } from "../../contract/define";
import { day, id, idOut, line, pageOf, paging, sending, whole, words } from "../../contract/schemas/common";

/** A time of the school's clock, `HH:mm`. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The code of a class: the Chinese part of its name. */
const classCode = line(64).min(1);

const named = z.object({ id: idOut, name: z.string() });

const schoolClass = z.object({
  code: z.string(),
  /** May be bilingual. */
  name: z.string(),
});

/** Which part of a day has school. */
const half = z.enum(["none", "whole", "morning", "afternoon"]);

/**
 * How it stands with a pupil on a day: `waiting` may still come, `none` is a day on which nothing was kept, and `off` one without
 * school.
 */
const status = z.enum(["present", "late", "absent", "leave", "waiting", "none", "off"]);

/** What a teacher can say of a pupil's day. */
const said = z.enum(["present", "late", "absent", "leave"]);

/** How a pupil was clocked in: by face, by hand, or by hand while the network was away. */
const way = z.enum(["face", "hand", "offline"]);

/** A pupil's day. */
const mark = {
  status,
  /** The earliest clocking, `YYYY-MM-DD HH:mm:ss`; empty without one. */
  at: z.string(),
  /** How that was made; null without one. */
  way: way.nullable(),
  /** Minutes after the time from which one is late; 0 in time. */
  lateBy: z.number().int(),
  /** Half days that were missed: 0, 1 or 2. */
  missed: z.number().int(),
  /** Why, as a teacher wrote it. */
  reason: z.string(),
};

/** A clocking with its own id, made by the device: sent twice, it counts once. */
const sent = { id, device: id };

/** What has become of a clocking. */
const clocked = z.object({
  /** By which it can be taken back; empty for one that cannot. */
  undo: z.string(),
  person: named,
  className: z.string(),
  /** When this one was, and the one that counts: the earliest. `YYYY-MM-DD HH:mm:ss` */
  at: z.string(),
  first: z.string(),
  status,
  lateBy: z.number().int(),
});

/** By which the person can take back what they did. */
const done = z.object({ undo: idOut });

const rulesFrom = {
  /** The first day for which they hold; empty for those from the beginning on. */
  from: z.string(),
  /** From the minute after these on, one is late. */
  morning: z.string(),
  afternoon: z.string(),
  /** From Monday to Sunday. */
  week: z.array(half),
};

const rulesOut = z.object({
  ...rulesFrom,
  /** Rules that hold from a later day on, the earliest first. */
  coming: z.array(z.object(rulesFrom)),
  spells: z.array(
    z.object({
      id: idOut,
      /** Both included. */
      starts: z.string(),
      ends: z.string(),
      half,
      /** May be bilingual. */
      name: z.string(),
    }),
  ),
});

/** The calls of Attendance. */
export const contract = defineContract({
  about: {
    path: "/api/attendance/about",
    summary: "Today, and whose attendance the person may see and keep",
    in: z.object({}),
    out: z.object({
      today: z.string(),
      /** The classes whose roll the person keeps. */
      classes: z.array(schoolClass),
      /** A pupil's self, or a parent's children. */
      own: z.array(named),
      manages: z.boolean(),
    }),
  },
  classes: {
    path: "/api/attendance/classes",
    summary: "The person's classes on a day, at a glance",
    in: z.object({ /** Today without. */ date: day.optional() }),
    out: z.object({
      date: z.string(),
      half,
      list: z.array(
        schoolClass.extend({
          total: z.number().int(),
          present: z.number().int(),
          late: z.number().int(),
          absent: z.number().int(),
          leave: z.number().int(),
          waiting: z.number().int(),
          closed: z.boolean(),
        }),
      ),
    }),
  },
  roll: {
    path: "/api/attendance/roll",
    summary: "The roll of a class on a day",
    in: z.object({ class: classCode, date: day.optional() }),
    out: z.object({
      date: z.string(),
      class: schoolClass,
      half,
      /** Why the day is not as its weekday says; may be bilingual. */
      note: z.string(),
      /** From the minute after this on, one is late. */
      limit: z.string(),
      /** The last day of school before it, to lead to from a day without; empty where none is near. */
      before: z.string(),
      /** When and by whom it was closed. */
      closed: z.object({ at: z.string(), by: z.string() }).nullable(),
      pupils: z.array(
        named.extend({
          ...mark,
          /** When a clocking of a device without a network arrived; else empty. */
          received: z.string(),
          /** How many clockings there are, at however many doors. */
          clockings: z.number().int(),
          /** Who corrected it; empty where nobody did. */
          by: z.string(),
          /** When that was, `YYYY-MM-DD HH:mm:ss`; empty where nobody did. */
          saidAt: z.string(),
        }),
      ),
    }),
  },
  month: {
    path: "/api/attendance/month",
    summary: "A month of a class as a sheet",
    in: z.object({ class: classCode, month: z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/) }),
    out: z.object({
      month: z.string(),
      class: schoolClass,
      days: z.array(z.object({ date: z.string(), half, note: z.string() })),
      pupils: z.array(
        named.extend({
          /** One for each of the days; null has not come yet. */
          marks: z.array(status.nullable()),
          present: z.number().int(),
          late: z.number().int(),
          leave: z.number().int(),
          /** Half days, so that 3 is a day and a half. */
          missed: z.number().int(),
        }),
      ),
    }),
  },
  week: {
    path: "/api/attendance/week",
    summary: "A pupil's own week, or that of a parent's child",
    in: z.object({
      /** Whose; the person's own, or the child the portal is about, without. */
      of: z.union([z.literal(""), id]).default(""),
      date: day.optional(),
    }),
    out: z.object({
      monday: z.string(),
      person: named.nullable(),
      className: z.string(),
      /** Days on which nothing is to be known yet have no status. */
      days: z.array(
        z.object({ date: z.string(), half, note: z.string(), ...mark, status: status.nullable() }),
      ),
    }),
  },
  card: {
    path: "/api/attendance/card",
    summary: "For the desktop: the person's classes of today, or the last days of their own",
    in: paging,
    out: pageOf(
      z.object({
        /** A day and a class's code, or a pupil and a day. */
        id: z.string(),
        /** Bilingual. */
        title: z.string(),
        time: z.string(),
      }),
    ),
  },
  clockByFace: {
    method: "POST",
    path: "/api/attendance/clock/face",
    summary: "Clocks a pupil of the unit in by the proof that their face was known",
    in: z.object({ ...sent, proof: line(200).min(1) }),
    out: clocked,
  },
  clockByHand: {
    method: "POST",
    path: "/api/attendance/clock/hand",
    summary: "Clocks a pupil in whom the person knows; with `at` for one that waited for the network",
    in: z.object({
      ...sent,
      person: id,
      /** When it was by the device's clock, in milliseconds since 1970: at most 24 hours before `now`. */
      at: whole.optional(),
      /**
       * What the device's clock says as it sends this, in milliseconds since 1970. By it the platform corrects `at`; without it, or
       * where it cannot be read, the device's clock is taken to be right.
       */
      now: whole.optional().catch(undefined),
    }),
    out: clocked,
  },
  correct: {
    method: "POST",
    path: "/api/attendance/correct",
    summary: "Says how it stands with a pupil on a day, whatever was clocked",
    in: z.object({
      person: id,
      date: day,
      status: said,
      reason: words(100).default(""),
    }),
    out: done,
  },
  correcting: {
    path: "/api/attendance/correcting",
    summary: "Who would be notified if a pupil's day were changed, and what they would read",
    in: z.object({ person: id, date: day, status: said, reason: words(100).default("") }),
    out: z.object({ sending }),
  },
  undo: {
    method: "POST",
    path: "/api/attendance/undo",
    summary: "Takes back a correction or a clocking by hand that the person made, if nothing was done since",
    in: z.object({ id }),
    out: z.null(),
  },
  undoing: {
    path: "/api/attendance/undoing",
    summary: "Who would be notified if a change were taken back, and what they would read",
    in: z.object({ id }),
    out: z.object({ sending }),
  },
  close: {
    method: "POST",
    path: "/api/attendance/close",
    summary: "Closes the roll of a day: guardians of absent pupils are told, once",
    in: z.object({ class: classCode, date: day }),
    out: z.object({ absent: z.number().int(), told: z.number().int() }),
  },
  closing: {
    path: "/api/attendance/closing",
    summary: "Who would be notified if the roll were closed, and what they would read",
    in: z.object({ class: classCode, date: day }),
    out: z.object({ absent: z.number().int(), sending }),
  },
  rules: {
    path: "/api/attendance/rules",
    summary: "From when one is late, and which days have school",
    in: z.object({}),
    out: rulesOut,
  },
  saveRules: {
    method: "POST",
    path: "/api/attendance/rules/save",
    summary: "Sets from when one is late and which weekdays have school, from today or a later day on",
    in: z.object({
      /** Earlier days stay as they were judged. */
      from: day,
      morning: time,
      afternoon: time,
      /** From Monday to Sunday, with commas between. */
      week: z.string().regex(/^(whole|morning|afternoon|none)(,(whole|morning|afternoon|none)){6}$/),
    }),
    out: z.null(),
  },
  removeRules: {
    method: "POST",
    path: "/api/attendance/rules/remove",
    summary: "Takes back rules that do not hold yet",
    in: z.object({ from: day }),
    out: z.null(),
  },
  saveSpell: {
    method: "POST",
    path: "/api/attendance/rules/spell",
    summary:
      "Enters days that are not as their weekday says: holidays, half days, days of school at a weekend",
    in: z.object({ id: id.optional(), starts: day, ends: day, half, name: words(125).default("") }),
    out: z.object({ id: idOut }),
  },
  removeSpell: {
    method: "POST",
    path: "/api/attendance/rules/spell/remove",
    summary: "Has these days be as their weekdays say",
    in: z.object({ id }),
    out: z.null(),
  },
});

/** What a call of it answers. */
export type Out<Name extends keyof typeof contract> = OutOf<(typeof contract)[Name]>;
