import { addDays } from "@portal/kit";
import { isMonth, turnMonth } from "./months";
import { readPlace, writePlace } from "./place";

const NONE = { view: null, group: null, of: null, date: null, monday: null, month: null };

it("writes a place so that it reads the same, and leaves out what it does not understand [VIEW-08]", () => {
  for (const place of [
    NONE,
    { ...NONE, view: "roll", group: "5（2）班", date: "2026-10-15" },
    { ...NONE, view: "month", group: "5（2）班", month: "2026-10" },
    { ...NONE, view: "week", of: "2003", date: "2026-10-14" },
    { ...NONE, view: "week", of: "2003", monday: "2026-10-12" },
  ] as const)
    expect(readPlace(writePlace(place))).toEqual(place);
  expect(readPlace("/what?date=2026-13-01&month=10&of=../x")).toEqual(NONE);
});

it("leads from the desktop's card to a class or to a pupil's day [DESK-03, VIEW-08]", () => {
  expect(readPlace("/?open=5（2）班")).toMatchObject({ view: "roll", group: "5（2）班" });
  expect(readPlace("/?open=2026-10-14.5（2）班")).toMatchObject({
    view: "roll",
    group: "5（2）班",
    date: "2026-10-14",
  });
  expect(readPlace("/?open=2003.2026-10-14")).toMatchObject({ view: "week", of: "2003", date: "2026-10-14" });
});

it("turns months as calendars do [FACE-09]", () => {
  expect([
    turnMonth("2026-01", -1),
    turnMonth("2026-12", 1),
    turnMonth("2026-02", 1),
    turnMonth("2026-03", -1),
  ]).toEqual(["2025-12", "2027-01", "2026-03", "2026-02"]);
  expect([isMonth("2026-13"), addDays("2026-02-28", 1)]).toEqual([false, "2026-03-01"]);
});
