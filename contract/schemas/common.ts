import { z } from "zod";
import { readLine, readProse } from "../../src/base/core/text/readWords";

/** An opaque identifier. Platforms may send numbers; it is text from here on. */
export const id = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .pipe(z.string().regex(/^[\w.-]{1,64}$/));

/** An identifier as an answer carries it. */
export const idOut = z.string().min(1).max(64);

/** A whole number that a form sends as text. */
export const whole = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);

/** A whole number from `least` on. */
export const wholeFrom = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  whole.pipe(z.number().min(least).max(most));

/** Yes or no, that a form sends as text. */
export const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")]);

/**
 * A day of the calendar, `YYYY-MM-DD`, of this millennium or the one before: beyond years of four digits, days do not sort as texts, and
 * who counts them from one to another would not come to an end [SEC-06].
 */
export const day = z.iso.date().regex(/^[12]/);

/** A value on one line that programs make, such as a state or a version; one with control characters is refused. */
export const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u);

/** Words on one line as people type and paste them: any blank is a blank, and other controls are left out [I18N-07]. */
export const words = (most: number) => z.string().overwrite(readLine).max(most);

/** Words of several lines, read likewise. */
export const prose = (most: number) => z.string().overwrite(readProse).max(most);

/** One segment of a path: letters, digits, `_`, `-` and inner dots, never dots alone. */
export const segment = z
  .string()
  .regex(/^(?!\.+$)[\w.-]{1,80}$/, "must be 1 to 80 letters, digits, _, - and dots, not dots alone");

/** An origin of the web: scheme, host and perhaps a port, nothing after it. */
export const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i;
/** A list of them, as people write it into a configuration. */
export const origins = z
  .array(
    z
      .string()
      .regex(
        ORIGIN,
        "must be an origin, such as https://school.example: scheme, host and perhaps a port, nothing after it, and no *",
      ),
  )
  .default([]);

/** A dotted version number. */
export const version = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,4}){0,3}$/, "must be one to four numbers with dots between, such as 2.0.0");

/** 1 student, 2 teacher, 3 parent, 4 other staff. */
export const userType = z.number().int().min(1).max(4);

/** `noIntercept` belongs to the client's wrapper; some clients send it along. */
export const noIntercept = flag.optional();

/** A call without parameters; what else is sent (a cache-buster) is dropped. */
export const nothing = z.object({});

/** Page number from 1, and page size. */
export const paging = z.object({
  start: wholeFrom(1, 1_000_000).default(1),
  size: wholeFrom(1, 400).default(30),
});

/** One page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ list: z.array(item), total: z.number().int().min(0) });

/**
 * An address in an answer. The portal reads each by its sanitiser, and its client for applications does so by itself: an address
 * that leads nowhere plain is none [SEC-02].
 */
export const address = z.string().meta({ format: "uri-reference" });

/** A document that is not JSON. */
export const bytes = z.unknown().meta({ type: "string", format: "binary" });

/**
 * What a call would send to other people, asked for before it is made: to how many, about whom, and the first message. Null where it
 * sends nothing.
 */
export const sending = z
  .object({
    count: z.number().int(),
    /** The names of those whom the messages are about. */
    about: z.array(z.string()),
    /** May be bilingual. */
    title: z.string(),
    text: z.array(z.string()),
  })
  .nullable();

/** What a call would send to other people. */
export type Sending = NonNullable<z.infer<typeof sending>>;
