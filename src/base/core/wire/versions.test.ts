import { readBackVersion, readFrontVersion, readReleases } from "./versions";

it("reads the versions of front end and back end, and nothing from what names none [FOOT-02, VER-01]", () => {
  const front = {
    name: "base",
    version: "1.0.0",
    appVersion: "2.0.0",
    serverVersion: "2.0",
    packageDate: "2026-11-20",
  };
  expect(readFrontVersion({ ...front, build: "5fd0e1" })).toEqual({
    version: "2.0.0",
    serverVersion: "2.0",
    date: "2026-11-20",
    build: "5fd0e1",
  });
  expect(readFrontVersion({ version: "1.0.0" })).toEqual({
    version: "1.0.0",
    serverVersion: "",
    date: "",
    build: "",
  });
  expect(readBackVersion({ serverVersion: "2.0.1" })).toEqual({
    serverVersion: "2.0.1",
    webCodeVersion: "",
    date: "",
  });
  for (const wire of [null, "", "<html>", [], {}, { version: {} }])
    expect([readFrontVersion(wire), readBackVersion(wire)]).toEqual([null, null]);
});

it("reads the release notes in both languages; one that lacks a language is shown in the other [FOOT-02]", () => {
  const wire = [
    { version: "2.0.0", date: "2026-11-20", metto: [{ cn: "新", en: "New" }, { cn: "只有中文" }, {}, null] },
    { date: "2026-11-19", metto: [{ cn: "没有版本", en: "no version" }] },
    { version: "1.9.0", metto: "none" },
  ];
  expect(readReleases(wire)).toEqual([
    {
      version: "2.0.0",
      date: "2026-11-20",
      notes: [
        { chinese: "新", english: "New" },
        { chinese: "只有中文", english: "只有中文" },
      ],
    },
    { version: "1.9.0", date: "", notes: [] },
  ]);
  expect(readReleases({ version: "2.0.0" })).toEqual([]);
});
