import type { Found } from "./report";

/** A call that an application made while it ran, or another thing that it asked of the portal. */
export interface RecordedCall {
  /** `GET`, `POST`, … or the name of what it asked for, such as `notify`. */
  readonly method: string;
  readonly path: string;
  /** Whether it was held back. */
  readonly held: boolean;
  /** The status with which it was refused; null where it was answered, 0 where no answer came. */
  readonly refused: number | null;
}

const READS: ReadonlySet<string> = new Set(["GET"]);
const WRITES: ReadonlySet<string> = new Set(["POST"]);
const UNKNOWN: ReadonlySet<string> = new Set(["PUT", "DELETE"]);

const checkOf = ({ method, held, refused }: RecordedCall): Pick<Found, "check" | "status"> => {
  if (UNKNOWN.has(method)) return { check: "callUnknown", status: "fail" };
  if (held && WRITES.has(method)) return { check: "callHeld", status: "note" };
  if (refused !== null) return { check: "callRefused", status: "fail" };
  if (WRITES.has(method)) return { check: "callSent", status: "note" };
  return READS.has(method) ? { check: "callRead", status: "pass" } : { check: "other", status: "note" };
};

/** The calls of an application, each path once with how often it was called. `left` calls more were not recorded. */
export function callChecks(calls: readonly RecordedCall[], left: number): readonly Found[] {
  const rows = new Map<string, { found: Found; count: number }>();
  for (const call of calls) {
    const key = `${call.method} ${call.path}`.trim();
    const { check, status } = checkOf(call);
    const row = rows.get(`${check} ${key}`) ?? {
      found: { check, status, key, values: { code: call.refused ?? 0 } },
      count: 0,
    };
    row.count += 1;
    rows.set(`${check} ${key}`, row);
  }
  const found = [...rows.values()].map(({ found, count }) => ({
    ...found,
    values: { ...found.values, count },
  }));
  if (left > 0)
    return [...found, { status: "fail", check: "calls", key: "request", values: { count: left } }];
  return found.length > 0
    ? found
    : [{ status: "pass", check: "calls", key: "request", values: { count: 0 } }];
}
