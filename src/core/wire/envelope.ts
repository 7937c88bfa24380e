import { isPlainObject } from "./isPlainObject";
import { joinBilingual, type Text } from "./text";
import { listOf, numberOf, textOf } from "./read";

/** What every call of the platform answers, whole and checked; `status` 200 is success. */
export interface Envelope<T = unknown> {
  readonly status: number;
  readonly message: string;
  readonly code: string;
  readonly fieldErrors: readonly { readonly message: string }[];
  readonly data: T | null;
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

const readFieldError = (error: unknown): { message: string }[] => {
  const message = textOf(isPlainObject(error) ? error.message : error);
  return message ? [{ message }] : [];
};
