import type { Failure } from "../../core/wire/failure";
import { type Envelope, fieldTexts } from "../../core/wire/envelope";
import { isPlainObject } from "../../core/wire/isPlainObject";
import { reasonOf } from "../../core/wire/reason";
import type { Text } from "../../core/wire/text";
import type { FormProblem } from "./formTypes";

/** Words out of a place that may hold anything, as the messages of react-hook-form do; null where there are none. */
export function readText(value: unknown): Text | null {
  if (typeof value === "string") return value === "" ? null : value;
  return isPlainObject(value) && typeof value["id"] === "string" ? (value as Text) : null;
}

/** The platform's words for programmers, for which a form has better ones. */
const BARE = /\bParameter \S+ is not valid$/;
const INVALID: Text = { id: "kit.validation.invalid" };

/** Words for fields by their names: those of a form, or those with which the platform refuses a call. */
function fieldsOf(known: Readonly<Record<string, unknown>>): readonly (readonly [string, Text])[] {
  const fieldErrors = known["fieldErrors"] as Envelope["fieldErrors"] | undefined;
  const told = known["fields"] ?? (fieldErrors && fieldTexts({ fieldErrors }));
  return Object.entries(isPlainObject(told) ? told : {}).flatMap(([name, value]) => {
    const text = readText(value);
    return text === null ? [] : [[name, text] as const];
  });
}

/** What to show of an error: the messages of the form's fields, and the rest for the whole form. */
export interface ShownProblem {
  readonly fields: readonly (readonly [name: string, text: Text])[];
  readonly general: readonly Text[];
}

const FAILED: Text = { id: "kit.form.failed" };

/** Errors of the platform's calls tell of which kind they are; for people there is a sentence for each. */
const isFailure = (error: object): error is Failure => "kind" in error && "text" in error;

/**
 * Reads a failed answer. Words for fields that the form does not have are said of the whole; words of the whole are
 * left out where fields say it. An error without words gets our own.
 */
export function readProblem(error: FormProblem | object, hasField: (name: string) => boolean): ShownProblem {
  const known: Readonly<Record<string, unknown>> = { ...error };
  // A part of a field, such as one of its rows, is shown at the field.
  const texts = fieldsOf(known).map(([name, text]) => {
    const [whole = ""] = name.split(".");
    return [!hasField(name) && hasField(whole) ? whole : name, text] as const;
  });
  const fields = texts
    .filter(([name]) => hasField(name))
    .map(([name, text]) => [name, typeof text === "string" && BARE.test(text) ? INVALID : text] as const);
  const strays = texts.filter(([name]) => !hasField(name)).map(([, text]) => text);
  if (texts.length > 0) return { fields, general: strays };
  return { fields, general: [isFailure(error) ? reasonOf(error) : (readText(known["text"]) ?? FAILED)] };
}
