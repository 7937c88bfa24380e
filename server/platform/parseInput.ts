import type { z } from "zod";
import { parseForm } from "./forms";
import { type FieldError, Refusal } from "./envelope";

/** What is wrong with a field, for people where the contract or its length says it, else for programmers. */
function messageOf(issue: z.core.$ZodIssue, field: string): string {
  if (issue.message.includes("|||")) return issue.message;
  if (issue.code === "too_big" && issue.origin === "string")
    return `最多 ${String(issue.maximum)} 个字符|||At most ${String(issue.maximum)} characters`;
  return `参数 ${field} 不正确|||Parameter ${field} is not valid`;
}

/** As many fields of a call are named as wrong: a list may have thousands. */
const MOST_ERRORS = 100;

const fieldErrors = (issues: readonly z.core.$ZodIssue[]): FieldError[] =>
  issues.slice(0, MOST_ERRORS).map((issue) => {
    const field = issue.path.join(".") || "body";
    return { message: messageOf(issue, field), field };
  });

/** Parameters by a schema; throws the refusal that names each wrong field in both languages. */
export function parseBy<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error.issues);
  throw new Refusal(400, errors[0]?.message ?? "", "invalid_request", errors);
}

/** The parameters of a form that has come in as its bytes. */
export const parseFormBy = <Schema extends z.ZodType>(schema: Schema, form: Uint8Array): z.output<Schema> =>
  parseBy(schema, parseForm(new TextDecoder().decode(form)));
