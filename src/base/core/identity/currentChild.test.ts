import { readChildCounts, readChildren, readCurrentChild } from "../wire/children";
import { childAtStart } from "./currentChild";

const child = (id: string) => ({ id, realName: id, gradeName: "", className: "" });
const children = [child("1"), child("2"), child("3")];

it.each([
  ["the first where none was chosen before", null, null, "1", false, true],
  ["the one chosen last, wherever that was", null, "2", "2", false, false],
  ["the one chosen last here too", "2", "2", "2", false, false],
  ["this device's, where the platform keeps none", "3", null, "3", false, true],
  ["another device's, and a question", "3", "2", "2", true, false],
  ["another than the one who has left", null, "9", "1", false, true],
  ["no question about one who has left", "9", "2", "2", false, false],
])("a parent begins with %s [WHO-01]", (_, remembered, chosen, id, ask, tell) => {
  expect(childAtStart({ children, remembered, chosen })).toEqual({ child: child(id), ask, tell });
});

it("a parent of one child, or of none, is asked nothing [WHO-01]", () => {
  expect(childAtStart({ children: [child("1")], remembered: "2", chosen: null })).toEqual({
    child: child("1"),
    ask: false,
    tell: false,
  });
  expect(childAtStart({ children: [], remembered: "2", chosen: "2" }).child).toBeNull();
});

it("children are the active ones, in each form in which the platform sends them [WHO-01, REL-01]", () => {
  const wire = [
    { id: 1, realName: "甲", gradeName: "五年级", className: null, status: "1" },
    { id: "2", status: 0 },
    { realName: "x", status: 1 },
    null,
  ];
  const read = [{ id: "1", realName: "甲", gradeName: "五年级", className: "" }];
  for (const list of [wire, JSON.stringify(wire), { chirdenList: wire }])
    expect(readChildren(list)).toEqual(read);
  expect(readChildren("<html>")).toEqual([]);
  expect([readCurrentChild({ id: 7 }), readCurrentChild(null)]).toEqual(["7", null]);
  expect(readChildCounts([{ id: 1, todo: "2", message: -1 }, {}, 7])).toEqual({
    "1": { todo: 2, message: 0 },
  });
});
