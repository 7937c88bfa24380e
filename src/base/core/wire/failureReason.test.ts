import { FAULTS, type FaultName } from "../../../../test/faults";
import { readAnswer } from "./answer";
import { failureOf } from "./failure";
import { failureReason } from "./failureReason";

const reasonAfter = (name: FaultName) => {
  const answer = readAnswer(FAULTS[name].result, "envelope", 1000);
  if (answer.kind === "failed") return failureReason(failureOf(answer.error));
  throw new Error("It is no failure of the transport.");
};

it.each<[FaultName, unknown]>([
  ["403 over HTTP", "不允许|||Not allowed"],
  ["429 with Retry-After", "请稍后再试|||Please try again later"],
  ["404 over HTTP", { id: "kit.call.refused", values: { status: 404 } }],
  ["500 over HTTP", { id: "kit.call.refused", values: { status: 500 } }],
  ["an HTML page", { id: "api.body.html" }],
  ["no network", { id: "kit.call.unreached" }],
  ["no answer in time", { id: "kit.call.slow" }],
  ["an abort", { id: "api.aborted" }],
])("a failure is told in a sentence, and never by the line of HTTP: %s [REL-01]", (name, words) => {
  expect(reasonAfter(name)).toEqual(words);
});
