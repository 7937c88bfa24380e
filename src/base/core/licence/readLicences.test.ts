import { readModuleLicences, readServerTime, readUnitLicence } from "./readLicences";

it.each([false, "false", 0, "N"])("a unit's licence has ended if the platform says %p [LIC-01]", (wire) => {
  expect(readUnitLicence(wire)).toBe(false);
});

it.each([true, null, undefined, "", "<html>", {}, [], 2])("%p does not block the page [LIC-01]", (wire) => {
  expect(readUnitLicence(wire)).toBe(true);
});

it("reads the modules, also as text, and drops what has no code [LIC-02]", () => {
  const wire = [
    { code: "exams", name: "考务", englishName: "Exams", endTime: "1790000000000" },
    { code: "", name: "nameless", endTime: 1 },
    { code: "drive", endTime: "soon" },
    null,
    "drive",
  ];
  const read = [
    { code: "exams", name: "考务", englishName: "Exams", endTime: 1_790_000_000_000 },
    { code: "drive", name: "", englishName: "", endTime: null },
  ];
  expect(readModuleLicences(wire)).toEqual(read);
  expect(readModuleLicences(JSON.stringify(wire))).toEqual(read);
  expect(readModuleLicences({ list: wire })).toEqual([]);
});

it("reads the server's clock, and nothing from a header that is none [LIC-02]", () => {
  expect(readServerTime("Mon, 23 Nov 2026 02:00:00 GMT")).toBe(Date.UTC(2026, 10, 23, 2));
  expect([undefined, null, "", "yesterday"].map(readServerTime)).toEqual([null, null, null, null]);
});
