import { isPlainObject } from "./isPlainObject";
import { joinBilingual, type Text } from "./text";
import { listOf, numberOf, textOf } from "./read";

/** What every call of the platform answers, whole and checked; `status` 200 is success. */
export interface Envelope<T = unknown> {
  readonly status: number;
  readonly message: string;
  readonly code: string;
  readonly fieldErrors: readonly FieldError[];
  readonly data: T | null;
}

/** What is wrong with a parameter; `field` is its name, where the platform says which one it is. */
interface FieldError {
  readonly message: string;
  readonly field?: string;
}

/** The envelope in a parsed body, or null where the body is anything else (API-12). */
export function readEnvelope(body: unknown): Envelope | null {
  if (!isPlainObject(body)) return null;
  const status = numberOf(body.status, null);
  if (status === null || status % 1) return null;
  return {
    status,
    message: textOf(body.message),
    code: textOf(body.code),
    fieldErrors: listOf(body.fieldErrors).flatMap(readFieldError),
    data: body.data ?? null,
  };
}

/** What to tell about an envelope that is not a success: its field errors, else its message, else our own words. */
export function failureText({ fieldErrors, message }: Envelope): Text {
  if (fieldErrors.length > 0) return joinBilingual(fieldErrors.map((error) => error.message));
  return message || { id: "api.serverError" };
}

/** The platform's words for parameters, by the names that it blames; null where it blames none [WID-02]. */
export function fieldTexts({
  fieldErrors,
}: Pick<Envelope, "fieldErrors">): Readonly<Record<string, string>> | null {
  const texts = fieldErrors.flatMap(({ field, message }) => (field === undefined ? [] : [[field, message]]));
  return texts.length > 0 ? (Object.fromEntries(texts) as Record<string, string>) : null;
}

const readFieldError = (error: unknown): FieldError[] => {
  if (!isPlainObject(error)) return textOf(error) ? [{ message: textOf(error) }] : [];
  const [message, field] = [textOf(error.message), textOf(error.field)];
  return message ? [{ message, ...(field && { field }) }] : [];
};
