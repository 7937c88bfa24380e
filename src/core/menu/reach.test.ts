import { isOutOfReach, neededService } from "./reach";

it("knows an application that cannot be reached from one that is not installed [MORE-02, DESK-15]", () => {
  const http = (status: number) => ({ kind: "http", status, text: "", envelope: null }) as const;
  expect([502, 500, 404, 403, 429].map((status) => isOutOfReach(http(status)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isOutOfReach({ kind: "transport", fault: "timeout", text: "" })).toBe(true);
  expect(isOutOfReach({ kind: "transport", fault: "aborted", text: "" })).toBe(false);
  expect(isOutOfReach({ kind: "body", fault: "html", text: "" })).toBe(true);
});

it("reads which service an application needs [MORE-02]", () => {
  expect(neededService({ entries: {}, serverVersion: "2.1.0" })).toBe("2.1.0");
  expect([null, [], { entries: {} }, { serverVersion: {} }].map(neededService)).toEqual(["", "", "", ""]);
});
