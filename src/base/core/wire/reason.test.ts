import en from "../../i18n/compiled/catalogue.en.json";
import zh from "../../i18n/compiled/catalogue.zh-CN.json";
import { readAnswer, settle } from "./answer";
import type { HttpResult } from "./exchange";
import { reasonOf } from "./reason";

const body = { text: "<html>Bad Gateway</html>" };
const reason = (result: HttpResult) => {
  const settled = settle(readAnswer(result, "envelope", 5000), true);
  if ("data" in settled) throw new Error("no failure");
  return reasonOf(settled.error);
};
const http = (status: number, text: string): HttpResult => ({
  kind: "answered",
  status,
  statusText: "Bad Gateway",
  body: { text },
});

it.each([
  ["no network", { kind: "fault", fault: "network" } as const, { id: "kit.call.unreached" }],
  ["no answer in time", { kind: "fault", fault: "timeout" } as const, { id: "kit.call.slow" }],
  ["a status alone", http(502, body.text), { id: "kit.call.refused", values: { status: 502 } }],
  [
    "a status that the platform explains",
    http(429, '{"status":429,"message":"稍后|||Later"}'),
    "稍后|||Later",
  ],
  ["a web page", http(200, body.text), { id: "api.body.html" }],
])("%s has a sentence where the person was doing something [WID-02, REL-01]", (_, result, text) => {
  expect(reason(result)).toEqual(text);
});

it("an error of the program has one too, and its own words are not shown [WID-02, REL-03]", () => {
  expect(reasonOf(new TypeError("x is not a function"))).toEqual({ id: "kit.call.failed" });
  expect(reasonOf({ name: "AbortError" })).toEqual({ id: "api.aborted" });
});

it("the sentences say what to do, in both languages [I18N-03]", () => {
  for (const id of ["kit.call.failed", "kit.call.refused", "kit.call.slow", "kit.call.unreached"] as const) {
    expect(zh[id]).toMatch(/请.*。$/);
    expect(en[id]).toMatch(/[Pp]lease .*\.$/);
  }
});
