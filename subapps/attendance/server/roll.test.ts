import fc from "fast-check";
import { addDays, daysBetween, mondayOf, monthEnds, weekdayOf } from "./days";
import {
  type Clocking,
  countOf,
  earliest,
  FIRST_RULES,
  halvesOf,
  type Known,
  markOf,
  planOf,
  rulesOn,
  type Spell,
} from "./roll";

const THURSDAY = "2026-10-15";
const whole = planOf(FIRST_RULES, [], THURSDAY);

const pad = (value: number) => String(value).padStart(2, "0");
const times = fc
  .tuple(fc.integer({ min: 6, max: 17 }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map(pad).join(":"));
const clockings = fc.array(fc.record({ time: times, way: fc.constantFrom("face", "hand", "offline") }), {
  maxLength: 6,
});
const correction = fc.option(
  fc.record({ status: fc.constantFrom("present", "late", "absent", "leave"), reason: fc.string() }),
) as fc.Arbitrary<Known["correction"]>;
const known = fc.record({
  plan: fc.constantFrom(
    whole,
    planOf({ ...FIRST_RULES, week: FIRST_RULES.week.map(() => "morning") }, [], THURSDAY),
    planOf({ ...FIRST_RULES, week: FIRST_RULES.week.map(() => "afternoon") }, [], THURSDAY),
    planOf(FIRST_RULES, [], "2026-10-17"),
  ),
  clockings,
  correction,
  over: fc.boolean(),
  kept: fc.boolean(),
});

const at = (...all: string[]): readonly Clocking[] => all.map((time) => ({ time, way: "hand" }));
const mark = (more: Partial<Known>) =>
  markOf({ plan: whole, clockings: [], correction: null, over: true, kept: true, ...more });

describe("the day of a pupil", () => {
  it.each([
    ["08:00:59", "present", 0, 0],
    ["08:01:00", "late", 1, 0],
    ["11:59:59", "late", 239, 0],
    ["13:50:00", "late", 350, 1],
  ])(
    "with a clocking at %s is %s: %i minutes, %i half days missed [FACE-09]",
    (time, status, lateBy, missed) => {
      expect(mark({ clockings: at(time) })).toMatchObject({ status, lateBy, missed });
    },
  );

  it("says no time of a pupil who is said to be late although a clocking was in time [FACE-09]", () => {
    const correction = { status: "late", reason: "" } as const;
    expect(mark({ clockings: at("07:39:00"), correction })).toMatchObject({ status: "late", first: null });
    expect(mark({ clockings: at("08:09:00"), correction })).toMatchObject({
      lateBy: 9,
      first: { time: "08:09:00" },
    });
  });

  it("without one waits until the roll is closed or the day over, and is an absence only where a roll was kept [FACE-09]", () => {
    expect(mark({ over: false }).status).toBe("waiting");
    expect(mark({})).toMatchObject({ status: "absent", missed: 2 });
    expect(mark({ kept: false })).toMatchObject({ status: "none", missed: 0 });
    expect(mark({ plan: planOf(FIRST_RULES, [], "2026-10-18") }).status).toBe("off");
  });

  it("counts the earliest clocking of however many doors, in whatever order they arrive, and loses none [FACE-09]", () => {
    fc.assert(
      fc.property(known, fc.infiniteStream(fc.nat()), (given, dice) => {
        const shuffled = given.clockings
          .map((clocking) => ({ clocking, order: dice.next().value as number }))
          .toSorted((one, other) => one.order - other.order)
          .map(({ clocking }) => clocking);
        expect(markOf({ ...given, clockings: shuffled })).toEqual(markOf(given));
        // The same one twice is no news.
        expect(markOf({ ...given, clockings: [...given.clockings, ...given.clockings] })).toEqual(
          markOf(given),
        );
        const first = earliest(given.clockings);
        expect(given.clockings.every(({ time }) => first !== null && first.time <= time)).toBe(true);
      }),
    );
  });

  it("never becomes worse by one more clocking, and is what a teacher says it is [FACE-09]", () => {
    const rank = { absent: 3, none: 2, waiting: 2, late: 1, present: 0, leave: 0, off: 0 };
    fc.assert(
      fc.property(known, times, (given, time) => {
        const before = markOf(given);
        const after = markOf({ ...given, clockings: [...given.clockings, { time, way: "hand" }] });
        expect(rank[after.status]).toBeLessThanOrEqual(rank[before.status]);
        expect(after.lateBy).toBeGreaterThanOrEqual(0);
        expect(after.missed).toBeLessThanOrEqual(halvesOf(given.plan.half));
        if (given.correction) expect(after).toMatchObject(given.correction);
        if (after.status === "late" && !given.correction) expect(after.lateBy).toBeGreaterThan(0);
      }),
    );
  });

  it("adds up: everybody of a class is something [FACE-09]", () => {
    fc.assert(
      fc.property(fc.array(known), (all) => {
        const marks = all.map(markOf);
        const { total, present, late, absent, leave, waiting } = countOf(marks);
        const others = marks.filter(({ status }) => status === "none" || status === "off").length;
        expect(present + late + absent + leave + waiting + others).toBe(total);
      }),
    );
  });
});

describe("the days of a school", () => {
  const spell = (starts: string, ends: string, half: Spell["half"], name = ""): Spell => ({
    starts,
    ends,
    half,
    name,
  });

  it("follow the weekday, and of several entries the shortest [FACE-09]", () => {
    const spells = [
      spell("2026-10-01", "2026-10-07", "none", "国庆节"),
      spell("2026-10-05", "2026-10-05", "morning", "返校"),
      spell("2026-10-10", "2026-10-10", "whole", "补课"),
    ];
    expect(planOf(FIRST_RULES, spells, "2026-10-02")).toEqual({ half: "none", note: "国庆节", limit: "" });
    expect(planOf(FIRST_RULES, spells, "2026-10-05")).toMatchObject({ half: "morning", limit: "08:00" });
    expect(planOf(FIRST_RULES, spells, "2026-10-10")).toMatchObject({ half: "whole", note: "补课" });
    expect(planOf(FIRST_RULES, spells, "2026-10-11").half).toBe("none");
    expect(planOf(FIRST_RULES, [spell(THURSDAY, THURSDAY, "afternoon")], THURSDAY).limit).toBe("14:00");
  });

  it("goes by the school's calendar, and by the school's own exceptions before it [SCH-05]", () => {
    const off = { follows: 0, note: "校庆" };
    expect(planOf(FIRST_RULES, [], THURSDAY, off)).toEqual({ half: "none", note: "校庆", limit: "" });
    const [saturday, makeup] = ["2026-10-17", { follows: 5, note: "补课" }];
    expect(planOf(FIRST_RULES, [], saturday, makeup)).toEqual({
      half: "whole",
      note: "补课",
      limit: "08:00",
    });
    const fridays = {
      ...FIRST_RULES,
      week: FIRST_RULES.week.map((half, day) => (day === 4 ? "morning" : half)),
    };
    expect(planOf(fridays, [], saturday, makeup).half).toBe("morning");
    expect(planOf(FIRST_RULES, [], saturday, { follows: 6, note: "" }).half).toBe("none");
    expect(planOf(FIRST_RULES, [spell(THURSDAY, THURSDAY, "morning")], THURSDAY, off).half).toBe("morning");
  });

  it("are judged by the rules of their time: those of a day hold until the next ones do [FACE-09]", () => {
    const from = (day: string, morning: string) => ({ ...FIRST_RULES, from: day, morning });
    const all = [from("2026-10-10", "07:45"), from("", "08:00"), from("2026-10-20", "08:15")];
    const morningOf = (day: string) => rulesOn(all, day).morning;
    expect(["2026-10-09", "2026-10-10", "2026-10-19", "2026-10-20", "2030-01-01"].map(morningOf)).toEqual([
      "08:00",
      "07:45",
      "07:45",
      "08:15",
      "08:15",
    ]);
    expect(rulesOn([], THURSDAY)).toEqual({ ...FIRST_RULES, from: "" });
    expect(rulesOn([from("2026-10-20", "08:15")], THURSDAY).morning).toBe(FIRST_RULES.morning);
  });

  it("are counted as calendars do [FACE-09]", () => {
    expect(monthEnds("2028-02")).toEqual(["2028-02-01", "2028-02-29"]);
    expect(monthEnds("2026-12")).toEqual(["2026-12-01", "2026-12-31"]);
    expect(daysBetween("2026-02-27", "2026-03-02")).toHaveLength(4);
    expect([weekdayOf("2026-10-18"), mondayOf("2026-10-18"), addDays("2026-12-31", 1)]).toEqual([
      7,
      "2026-10-12",
      "2027-01-01",
    ]);
  });
});
