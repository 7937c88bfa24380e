import fc from "fast-check";
import { readToast } from "./readToast";

describe("a toast of a sub-application", () => {
  it("comes through with all that belongs to one [VIEW-05, MORE-03]", () => {
    const toast = {
      severity: "warning",
      text: { id: "a.b", values: { n: 1, name: "x" } },
      duration: 0,
      importance: 5,
      answer: true,
    };
    expect(readToast(toast)).toEqual(toast);
    expect(readToast({ severity: "error", text: "中文|||English" })).toEqual({
      severity: "error",
      text: "中文|||English",
    });
  });

  it("loses what is none of it or of the wrong type [VIEW-05, SEC-02]", () => {
    expect(
      readToast({
        severity: "danger",
        text: { id: "a", values: { bad: {}, fine: "x" } },
        duration: -1,
        importance: 9,
        answer: "yes",
        action: { label: "x", run: () => undefined },
      }),
    ).toEqual({ severity: "info", text: { id: "a", values: { fine: "x" } } });
  });

  it.each([
    null,
    undefined,
    "words",
    {},
    { text: "" },
    { text: 7 },
    { severity: "info", text: { name: "x" } },
    { severity: "info", text: { id: "" } },
  ])("is none without words: %j [VIEW-05]", (value) => {
    expect(readToast(value)).toBeNull();
  });

  it("is never one that the screen cannot draw, whatever it was [VIEW-05, REL-03]", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (severity, text, duration) => {
        const read = readToast({ severity, text, duration });
        if (read === null) return;
        expect(["info", "success", "warning", "error"]).toContain(read.severity);
        expect(typeof read.text === "string" || typeof read.text.id === "string").toBe(true);
        expect(read.duration ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
