import { cut, inSection, MOST_FINDINGS, reportOf, type Found } from "./report";

const ABOUT = { address: "https://school.example/notes/manifest.json", app: "notes", page: "notes" };

it("has its sections in order, failures first, and counts them all [MORE-06]", () => {
  const report = reportOf(ABOUT, [
    ...inSection("axe", [{ status: "pass", check: "axeClean", key: "axe" }]),
    ...inSection("contract", [
      { status: "pass", check: "code", key: "code" },
      { status: "note", check: "version", key: "version" },
      { status: "fail", check: "kit", key: "kit" },
    ]),
  ]);
  expect(report.sections.map(({ section }) => section)).toEqual(["contract", "axe"]);
  expect(report.sections[0]?.findings.map(({ key }) => key)).toEqual(["kit", "version", "code"]);
  expect(report.counts).toEqual({ pass: 2, fail: 1, note: 1 });
});

it("is bounded, however much an application does [MORE-06, SEC-10]", () => {
  const many = Array.from({ length: 5_000 }, (_, place): Found => ({
    status: "fail",
    check: "leftNodes",
    key: `${place}${"x".repeat(10_000)}`,
    detail: "y".repeat(10_000),
  }));
  const report = reportOf(ABOUT, inSection("layers", many));
  expect(report.counts.fail).toBe(5_000);
  expect(report.sections[0]).toMatchObject({ omitted: 5_000 - MOST_FINDINGS });
  expect(JSON.stringify(report).length).toBeLessThan(120_000);
});

it("cuts a text within no character [MORE-06]", () => {
  expect(cut("abc", 3)).toBe("abc");
  expect(cut("a😀bcd", 3)).toBe("a…");
});
