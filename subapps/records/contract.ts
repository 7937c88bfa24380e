import { z } from "zod";
import { defineContract, type OutOf } from "../../contract/define";
import { id, idOut, line, sending } from "../../contract/schemas/common";

/** The code of a class: the Chinese part of its name. */
const classCode = line(64).min(1);

const schoolClass = z.object({
  code: z.string(),
  /** May be bilingual. */
  name: z.string(),
});

/** How far it is with a pupil: the photo is kept, it can be taken, or a guardian has to consent first. */
const state = z.enum(["done", "ready", "waiting"]);

/** What the guardians have said: to the present text, to an earlier one, withdrawn, or nothing. */
const consent = z.enum(["none", "given", "old", "withdrawn"]);

/** The calls of Records. Times are `YYYY-MM-DD HH:mm:ss` by the school's clock, and empty where there is none. */
export const contract = defineContract({
  classes: {
    path: "/api/records/classes",
    summary: "The classes whose photos the person collects, and how far each is",
    in: z.object({}),
    out: z.object({
      list: z.array(
        schoolClass.extend({
          total: z.number().int(),
          done: z.number().int(),
          ready: z.number().int(),
          waiting: z.number().int(),
        }),
      ),
    }),
  },
  pupils: {
    path: "/api/records/pupils",
    summary: "The pupils of a class: consents, and whose photo is kept",
    in: z.object({ class: classCode }),
    out: z.object({
      class: schoolClass,
      pupils: z.array(
        z.object({
          id: idOut,
          name: z.string(),
          state,
          consent,
          /** When it was given or withdrawn, and by whom. */
          consentAt: z.string(),
          consentBy: z.string(),
          /** When the photo that is kept was taken. */
          takenAt: z.string(),
          /** How many guardians have an account here. */
          guardians: z.number().int(),
          /** When they were reminded last. */
          remindedAt: z.string(),
        }),
      ),
    }),
  },
  reminding: {
    path: "/api/records/reminding",
    summary: "Which guardians would be asked to decide, and what they would read",
    in: z.object({ class: classCode, person: id.optional() }),
    out: z.object({ sending }),
  },
  remind: {
    method: "POST",
    path: "/api/records/remind",
    summary: "Asks the guardians of pupils who wait for consent to decide: of one, or of all of the class",
    in: z.object({ class: classCode, person: id.optional() }),
    out: z.object({
      /** How many guardians were told. */
      told: z.number().int(),
      /** Pupils whose guardians were not: reminded within a day or with the message still unread; and those without one. */
      recent: z.number().int(),
      without: z.number().int(),
    }),
  },
});

/** What a call of it answers. */
export type Out<Name extends keyof typeof contract> = OutOf<(typeof contract)[Name]>;
