import type { RequestError } from "./answer";
import { failureOf } from "./failure";
import { opened } from "./opened";

const envelope = (status: number, code = "", message = "") => ({
  status,
  code,
  message,
  fieldErrors: [{ message: "f" }],
  data: { openid: "o" },
});
const http = (status: number, told: ReturnType<typeof envelope> | null): RequestError => ({
  kind: "http",
  status,
  text: "as HTTP says it",
  envelope: told,
  retryAfter: "7",
});

it("gives the data of a success, and of content as it is [API-12]", () => {
  expect(opened({ kind: "envelope", envelope: envelope(200) })).toEqual({ data: { openid: "o" } });
  expect(opened({ kind: "content", content: "words" })).toEqual({ data: "words" });
});

it("gives the platform's explanation, in whatever way it came [API-09, API-12]", () => {
  const told = { code: "no", reason: 400, fieldErrors: [{ message: "f" }], text: "f", data: { openid: "o" } };
  const byEnvelope = opened({ kind: "envelope", envelope: envelope(400, "no", "m") }).failure;
  expect(byEnvelope).toMatchObject({ ...told, kind: "envelope", status: 400 });
  expect(failureOf(http(401, envelope(400, "no", "m")))).toMatchObject({
    ...told,
    kind: "http",
    status: 401,
    retryAfter: "7",
  });
});

it("takes an envelope of success within a failure of HTTP for no explanation [API-12]", () => {
  const { status, reason, code, fieldErrors, data } = failureOf(http(500, envelope(200, "no", "m")));
  expect([status, reason, code, fieldErrors, data]).toEqual([
    500,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const { text, ...silent } = failureOf(http(404, null));
  expect([silent.status, silent.reason, text]).toEqual([404, undefined, "as HTTP says it"]);
});

it("distinguishes a late answer from none [API-09]", () => {
  const text = { id: "x" };
  const late = failureOf({ kind: "transport", fault: "timeout", text });
  expect([late.status, late.fault]).toEqual([undefined, "timeout"]);
  expect(failureOf({ kind: "transport", fault: "network", text })).toMatchObject({ text, fault: "network" });
});
