import { overIn } from "./over";

// Wednesday, 25 November 2026.
const TODAY = "2026-11-25";
const on = (day: string) => ({ date: day, planned: day });
const once = (date: string) => ({ scope: "once", date });
const weekly = (date: string) => ({ scope: "weekly", date });

describe("a change of the timetable", () => {
  it.each([
    ["of a lesson yet to come", on("2026-11-26"), once("2026-11-27"), null],
    ["of one of today, to today", on(TODAY), once(TODAY), null],
    ["of one that is over", on("2026-11-24"), once("2026-11-27"), { what: "lesson", day: "2026-11-24" }],
    ["to a day that is over", on("2026-11-26"), once("2026-11-23"), { what: "target", day: "2026-11-23" }],
    ["to no day yet", on("2026-11-26"), once(""), null],
    ["of every week, from its week on", on("2026-11-26"), weekly("2026-11-27"), null],
    [
      "of every week, with the lesson of this week over",
      on("2026-11-24"),
      weekly("2026-11-27"),
      { what: "weekly", day: "2026-11-24" },
    ],
    [
      "of every week, to a weekday of this week that is over",
      on("2026-11-26"),
      weekly("2026-11-23"),
      { what: "weekly", day: "2026-11-23" },
    ],
  ])("%s [VIEW-07]", (_, lesson, to, over) => {
    expect(overIn(lesson, to, TODAY)).toEqual(over);
  });
});
