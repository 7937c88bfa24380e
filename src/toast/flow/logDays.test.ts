import { logDays } from "./logDays";
import type { LoggedToast } from "../core/toastLog";

const at = (id: number, iso: string): LoggedToast => ({
  id,
  severity: "info",
  text: iso,
  time: Date.parse(iso),
  times: 1,
  held: false,
  read: true,
});

it("a log is grouped by the days of the reader's calendar, not into spans of 24 hours [MORE-03, I18N-04]", () => {
  const log = [
    at(4, "2026-11-23T00:10:00+08:00"),
    at(3, "2026-11-22T23:50:00+08:00"),
    at(2, "2026-11-22T00:00:00+08:00"),
    at(1, "2026-11-20T12:00:00+08:00"),
  ];
  const days = logDays(log, Date.parse("2026-11-23T00:20:00+08:00"), "Asia/Shanghai");
  expect(days.map(({ ago, entries }) => [ago, entries.map(({ id }) => id)])).toEqual([
    [0, [4]],
    [1, [3, 2]],
    [3, [1]],
  ]);
  expect(logDays([], 0)).toEqual([]);
});
