import type { z } from "zod";
import { calls, type CallName, type Parsed } from "../../contract/calls";
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

/** A call's parameters by the contract's schema; throws the refusal that names each wrong field in both languages. */
export const parseInput = <N extends CallName>(name: N, fields: unknown): Parsed<N> =>
  parseBy(calls[name].in, fields) as Parsed<N>;

/** Parameters by a schema, with the same refusal. */
export function parseBy<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error.issues);
  throw new Refusal(400, errors[0]?.message ?? "", "invalid_request", errors);
}
