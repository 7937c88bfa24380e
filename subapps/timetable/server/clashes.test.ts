import { clashesOf, doublesIn } from "./clashes";
import type { Occurrence } from "./occurrences";

const NAMES = {
  teachers: new Map([
    ["t1", "王雅琴"],
    ["t2", "李明"],
  ]),
  classes: new Map([
    ["c1", "5（1）班|||Class 5(1)"],
    ["c2", "5（2）班|||Class 5(2)"],
  ]),
  rooms: new Map([
    ["r1", "E501|||E501"],
    ["r2", "E502|||E502"],
  ]),
  subjects: new Map([["maths", "数学|||Mathematics"]]),
};
const DATE = "2026-11-30";

/** A lesson on Monday in period 5. */
const given = (id: string, group: string, teacher: string, room: string): Occurrence => ({
  lesson: {
    id,
    unit_id: "2",
    weekday: 1,
    period: 5,
    class_id: group,
    subject_id: "maths",
    teacher_id: teacher,
    room_id: room,
    valid_from: "2026-09-01",
    valid_to: "2027-01-31",
  },
  change: null,
  planned: DATE,
  date: DATE,
  period: 5,
  teacherId: teacher,
  roomId: room,
  mark: "none",
});

const wanted = {
  classId: "c2",
  places: [{ date: DATE, period: 5, teacherId: "t1", roomId: "r2" }],
};

it("tells a lesson once that takes class, teacher and room, with the names of all three [VIEW-07]", () => {
  const found = clashesOf(wanted, [given("l1", "c2", "t1", "r2")], NAMES);
  expect(found).toEqual([
    {
      what: "class",
      text:
        "5（2）班已有课：11月30日周一第5节，数学（王雅琴，E502）|||" +
        "Class 5(2) already has Mathematics (王雅琴, E502): Mon 30 Nov, period 5",
    },
  ]);
});

it("tells each of several lessons that are in the way [VIEW-07]", () => {
  const others = [given("l1", "c2", "t2", "r1"), given("l2", "c1", "t1", "r2")];
  expect(clashesOf(wanted, others, NAMES).map(({ what }) => what)).toEqual(["class", "teacher"]);
});

it("tells a lesson once that shares class, teacher and room with one at the same time [VIEW-07]", () => {
  const same = [given("l1", "c2", "t1", "r2"), given("l2", "c2", "t1", "r2")];
  expect(doublesIn(same, NAMES).map(({ what }) => what)).toEqual(["class"]);
  const room = [given("l1", "c1", "t2", "r2"), given("l2", "c2", "t1", "r2")];
  expect(doublesIn(room, NAMES).map(({ what }) => what)).toEqual(["room"]);
});
