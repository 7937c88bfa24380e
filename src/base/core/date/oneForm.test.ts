import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOTS = ["src", "subapps", "server"];

/** Ways to write a date that do not keep the one form, and the core's own tokens, which are for keys such as `2026-11-27`. */
const OTHER_WAYS =
  /Intl\.DateTimeFormat\(|\bFormatted(?:Date|Time)\b|\btoLocale(?:Date|Time)String\b|\bformat(?:Time|DateTimeRange)\b|\bformatDate\b/;

/** What makes keys and wire dates, reads calendars, or writes letters of the demo. */
const ALLOWED = [
  /^src\/base\/core\/date\//,
  /^src\/base\/kit\/form\/DateInput\.tsx$/,
  /^src\/licence\/LicenceWatcher\.tsx$/,
  /^src\/desktop\/today\/useDayPlan\.ts$/,
  /^subapps\/timetable\/server\/seed\/lunarDay\.ts$/,
  /^subapps\/notices\/server\/seed\/schoolCalendar\.ts$/,
];

const sourcesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll("\\", "/"));

it("is the only form in which screens write dates: their words come from dateWords [I18N-04]", () => {
  const others = ROOTS.flatMap(sourcesIn).filter(
    (file) => !ALLOWED.some((known) => known.test(file)) && OTHER_WAYS.test(readFileSync(file, "utf8")),
  );
  expect(others).toEqual([]);
});

it("is looked for where dates are written [I18N-04]", () => {
  expect(ROOTS.flatMap(sourcesIn)).toEqual(expect.arrayContaining(["src/base/core/date/dateWords.ts"]));
  for (const way of ["<FormattedDate value={now} />", "formatTime(at)", "new Intl.DateTimeFormat(locale)"])
    expect(way).toMatch(OTHER_WAYS);
});
