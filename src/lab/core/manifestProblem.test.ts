import { manifestProblem } from "./manifestProblem";

const text = "";

it.each([
  [{ kind: "http", status: 404, text }, { problem: "missing" }],
  [
    { kind: "http", status: 503, text },
    { problem: "refused", status: 503 },
  ],
  [{ kind: "body", fault: "html", text }, { problem: "html" }],
  [{ kind: "body", fault: "malformed", text }, { problem: "malformed" }],
  [{ kind: "body", fault: "empty", text }, { problem: "malformed" }],
  [{ kind: "body", fault: "tooLarge", text }, { problem: "tooLarge" }],
  [{ kind: "transport", fault: "timeout", text }, { problem: "noAnswer" }],
  [{ kind: "transport", fault: "network", text }, { problem: "unreachable" }],
  [{ kind: "transport", fault: "aborted", text }, { problem: "aborted" }],
  [{ kind: "refused", text }, { problem: "unreachable" }],
  [{ name: "AbortError" }, { problem: "aborted" }],
] as const)("%j is said in words of its own [MORE-06]", (error, expected) =>
  expect(manifestProblem(error)).toEqual(expected),
);
