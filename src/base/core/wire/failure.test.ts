import type { Failure } from "./failure";
import { httpFailure, readAnswer, settle } from "./answer";
import type { TransportFault } from "./exchange";

const envelope = (status: number, code = "", message = "") => ({
  status,
  code,
  message,
  fieldErrors: [{ message: "f" }],
  data: { openid: "o" },
});
const http = (status: number, told: ReturnType<typeof envelope> | null): Failure =>
  httpFailure({ status, statusText: "as HTTP says it", retryAfter: "7" }, told);

it("gives the data of a success, and of content as it is [API-12]", () => {
  expect(settle({ kind: "envelope", envelope: envelope(200) })).toEqual({ data: { openid: "o" } });
  expect(settle({ kind: "content", content: "words" })).toEqual({ data: "words" });
});

it("gives the platform's explanation, in whatever way it came [API-09, API-12]", () => {
  const told = { code: "no", reason: 400, fieldErrors: [{ message: "f" }], text: "f", data: { openid: "o" } };
  const byEnvelope = settle({ kind: "envelope", envelope: envelope(400, "no", "m") }).error;
  expect(byEnvelope).toMatchObject({ ...told, kind: "envelope", status: 400 });
  expect(http(401, envelope(400, "no", "m"))).toMatchObject({
    ...told,
    kind: "http",
    status: 401,
    retryAfter: "7",
  });
});

it("takes an envelope of success within a failure of HTTP for no explanation [API-12]", () => {
  const { status, reason, code, fieldErrors, data } = http(500, envelope(200, "no", "m"));
  expect([status, reason, code, fieldErrors, data]).toEqual([
    500,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const { text, ...silent } = http(404, null);
  expect([silent.status, silent.reason, text]).toEqual([404, undefined, "404 as HTTP says it"]);
});

it("distinguishes a late answer from none [API-09]", () => {
  const errorOf = (fault: TransportFault) =>
    settle(readAnswer({ kind: "fault", fault }, "envelope", 1)).error;
  expect(errorOf("timeout")).toMatchObject({ kind: "transport", fault: "timeout" });
  expect(errorOf("network")).toMatchObject({ kind: "transport", fault: "network" });
  expect([errorOf("timeout")?.status, errorOf("network")?.status]).toEqual([undefined, undefined]);
});
