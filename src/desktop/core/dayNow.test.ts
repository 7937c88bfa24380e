import type { DayItem, DayMark } from "../../base/core/wire/dayItems";
import { dayNow } from "./dayNow";

const at = (time: string) => Date.parse(`2026-11-23T${time}:00+08:00`);
const item = (from: string, to: string, mark: DayMark = "none"): DayItem => ({
  id: from,
  title: from,
  detail: "",
  from: at(from),
  to: at(to),
  mark,
  note: "",
  at: "",
  with: [],
});
const DAY = [item("08:00", "08:40"), item("08:55", "09:35", "cancelled"), item("10:15", "11:00")];

describe("a day at a moment", () => {
  it.each([
    ["07:48", "next", "08:00", 12],
    ["08:00", "running", "08:00", 40],
    ["08:40", "next", "10:15", 95],
    ["09:00", "next", "10:15", 75],
    ["10:59", "running", "10:15", 1],
  ] as const)("says at %s what is %s: that of %s, %i minutes off [DESK-14]", (time, phase, id, minutes) => {
    expect(dayNow(DAY, at(time))).toMatchObject({ phase, item: { id }, minutes });
  });

  it("is over after the last item, and empty where none is held [DESK-14]", () => {
    expect(dayNow(DAY, at("11:00"))).toEqual({ phase: "over" });
    expect(dayNow([], at("11:00"))).toEqual({ phase: "none" });
    expect(dayNow([item("12:00", "13:00", "cancelled")], at("11:00"))).toEqual({ phase: "none" });
  });

  it("rounds minutes up, so that a lesson never begins in none [DESK-14]", () => {
    expect(dayNow(DAY, at("08:00") - 1)).toMatchObject({ minutes: 1 });
  });
});
