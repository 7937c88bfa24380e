import {
  array,
  boolean,
  mixed,
  number,
  object,
  ref,
  setLocale,
  string,
  type AnyObject,
  type ObjectSchema,
  type SchemaDescription,
} from "yup";
import { readDay } from "../../core/date/readDay";
import { readTime } from "../../core/date/typedDate";
import { readLine, readProse } from "../../core/text/readWords";
import type { Attachment } from "../../core/file/attachment";
import { isContact, isEmail, isPhone } from "../../core/validation/contact";
import { isIdCard } from "../../core/validation/idCard";

/** Words of a rule in yup's own place for them: a message of the catalogues instead of a string. */
const words = (id: string) => ({ id: `kit.validation.${id}` });

setLocale({
  mixed: {
    default: words("invalid"),
    required: words("required"),
    defined: words("required"),
    notNull: words("required"),
    oneOf: words("choose"),
    notOneOf: words("invalid"),
    notType: ({ type }) => words(type === "number" ? "number" : "invalid"),
  },
  string: {
    length: words("invalid"),
    matches: words("invalid"),
    min: ({ min }) => ({ ...words("shortest"), values: { min } }),
    max: ({ max }) => ({ ...words("longest"), values: { max } }),
  },
  number: {
    min: ({ min }) => ({ ...words("min"), values: { min } }),
    max: ({ max }) => ({ ...words("max"), values: { max } }),
    integer: words("integer"),
  },
  array: {
    min: ({ min }) => ({ ...words("fewest"), values: { min } }),
    max: ({ max }) => ({ ...words("most"), values: { max } }),
  },
});

const reading = (read: (typed: string) => string) => (value: unknown) =>
  typeof value === "string" ? read(value) : value;

/** The building blocks of every form's schema. Use these: yup's own messages are in neither of our languages. */
export { array, boolean, number, object, ref };

/** Text on one line, read as the platform reads it; nothing is well unless it is `required()`. */
export const text = () => string().transform(reading(readLine));

/** Text of several lines, likewise, without blanks around it. */
export const prose = () => string().transform(reading((typed) => readProse(typed).trim()));

/** What `matches` asks of words in one language: they do not hold the mark that stands between two languages on the wire. */
export const ONE_LANGUAGE = /^(?![^]*\|\|\|)/;

/** A rule about text that is there; whether it has to be is said by `required()`. */
const rule = (name: string, holds: (value: string) => boolean) =>
  text().test({ name, message: words(name), test: (value) => !value || holds(value) });

/** The number of an identity card [WID-07]. */
export const idCard = () => rule("idCard", isIdCard);

/** A mobile number [WID-07]. */
export const phone = () => rule("phone", isPhone);

/** An e-mail address [WID-07]. */
export const email = () => rule("email", isEmail);

/** A contact number: digits, dashes and spaces [WID-07]. */
export const contact = () => rule("contact", isContact);

interface DayRange {
  /** Days as `YYYY-MM-DD`, both themselves allowed. */
  readonly earliest?: string;
  readonly latest?: string;
}

/** A day, handed on as `YYYY-MM-DD` whichever way the platform wrote it [I18N-04]. */
export function day({ earliest, latest }: DayRange = {}) {
  const isDay = rule("date", (value) => readDay(value) !== "").transform(
    (value: unknown) => readDay(value) || value,
  );
  const late = (value: string | undefined) => !value || earliest === undefined || value >= earliest;
  const early = (value: string | undefined) => !value || latest === undefined || value <= latest;
  return isDay
    .test({ name: "earliest", message: { ...words("earliest"), values: { date: earliest } }, test: late })
    .test({ name: "latest", message: { ...words("latest"), values: { date: latest } }, test: early });
}

interface TimeRange {
  /** Times as `HH:mm`, both themselves allowed. */
  readonly earliest?: string;
  readonly latest?: string;
}

/** A time of day, handed on as `HH:mm`. */
export function time({ earliest = "00:00", latest = "23:59" }: TimeRange = {}) {
  return rule("time", (value) => readTime(value) !== "")
    .transform((value: unknown) => readTime(value) || value)
    .test({
      name: "earliest",
      message: { ...words("earliest"), values: { date: earliest } },
      test: (value) => !value || value >= earliest,
    })
    .test({
      name: "latest",
      message: { ...words("latest"), values: { date: latest } },
      test: (value) => !value || value <= latest,
    });
}

/** One of these and nothing else: a choice that has to be made. */
export const choice = <Value extends string>(values: readonly Value[]) =>
  string<Value>().oneOf(values, words("choose")).required(words("choose"));

/** One of these, or the empty text where nothing was chosen. */
export const optionalChoice = <Value extends string>(values: readonly Value[]) =>
  string<Value | "">().oneOf([...values, ""], words("choose"));

/** At most so many attached files, all of them stored: none that is still being uploaded, or could not be [UP-12]. */
export const attachments = (most: number) =>
  array()
    .of(mixed<Attachment>().required())
    .max(most)
    .test({
      name: "uploading",
      message: words("uploading"),
      test: (list = []) => list.every(({ file, failed }) => file !== "" || failed),
    })
    .test({
      name: "notUploaded",
      message: words("notUploaded"),
      test: (list = []) => !list.some(({ failed }) => failed),
    })
    .required();

/** Whether a value must be given, as far as a schema says so of itself: conditions (`when`) are not looked into. */
function isRequired(field: SchemaDescription): boolean {
  if (field.optional || field.nullable) return false;
  const demands = (name: string) => field.tests.some((test) => test.name === name);
  if (field.type === "string") return demands("required");
  if (field.type === "array") return demands("min");
  if (field.type === "boolean") return field.oneOf.length > 0 && !field.oneOf.includes(false);
  return field.type !== "object";
}

/** The fields a schema requires, dotted if they are nested: forms mark them. */
export function requiredNames<Values extends AnyObject>(schema: ObjectSchema<Values>): ReadonlySet<string> {
  const names = new Set<string>();
  const read = (description: object, prefix: string) => {
    if (!("fields" in description)) return;
    for (const [name, field] of Object.entries(description.fields as Record<string, SchemaDescription>)) {
      if ("tests" in field && isRequired(field)) names.add(prefix + name);
      read(field, `${prefix}${name}.`);
    }
  };
  read(schema.describe(), "");
  return names;
}
