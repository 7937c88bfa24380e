import { readRefusal } from "./refusal";

const FAILED = { lapsed: false, text: { id: "kit.table.failed" } };

it("returns the platform's reason, and whether the session has lapsed [WID-06]", () => {
  const refuse = (status: number) => readRefusal(JSON.stringify({ status, message: "理由|||Reason" }));
  expect(refuse(413)).toEqual({ lapsed: false, text: "理由|||Reason" });
  expect(refuse(401)).toEqual({ lapsed: true, text: "理由|||Reason" });
});

it.each(["", "<!doctype html><h1>502", "{", "null", '{"status":200}'])(
  "has words of its own where %j came in the file's place [REL-01, WID-06]",
  (body) => {
    expect(readRefusal(body)).toEqual(FAILED);
  },
);
