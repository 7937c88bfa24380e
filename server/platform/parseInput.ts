import type { z } from "zod";
import type { CallName } from "../../contract/paths";
import { type Parsed, schemas } from "../../contract/schemas";
import { Refusal } from "./envelope";

function fieldErrors(issues: readonly z.core.$ZodIssue[]): { message: string }[] {
  return issues.map(({ message, path }) => {
    const field = path.join(".") || "body";
    return {
      message: message.includes("|||") ? message : `参数 ${field} 不正确|||Parameter ${field} is not valid`,
    };
  });
}

/** A call's parameters by the contract's schema; throws the refusal that names each wrong field in both languages. */
export const parseInput = <N extends CallName>(name: N, fields: unknown): Parsed<N> =>
  parseBy(schemas[name].in, fields) as Parsed<N>;

/** Parameters by a schema, with the same refusal. */
export function parseBy<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error.issues);
  throw new Refusal(400, errors[0]?.message ?? "", "invalid_request", errors);
}
