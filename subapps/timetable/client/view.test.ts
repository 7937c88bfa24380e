import { readView, type View, writeView } from "./view";

const START: View = { form: null, kind: null, of: "", date: null, lesson: null };
const FULL: View = {
  form: "week",
  kind: "class",
  of: "2-5-2",
  date: "2026-11-23",
  lesson: "2-5-2-11.2026-11-23",
};

it.each([
  ["", START],
  ["/week?kind=class&of=2-5-2&date=2026-11-23&lesson=2-5-2-11.2026-11-23", FULL],
  ["/day?date=2026-11-23", { ...START, form: "day", date: "2026-11-23" }],
  ["/week?kind=me&of=2003", { ...START, form: "week", kind: "me", of: "2003" }],
  ["/?kind=room&of=2-r1", { ...START, kind: "room", of: "2-r1" }],
] as const)("reads %s, and writes it again [VIEW-08]", (at, view) => {
  expect(readView(at)).toEqual(view);
  expect(writeView(view)).toBe(at);
});

it.each([
  "/month",
  "/?kind=school",
  "/?of=2-5-2",
  "/?date=2026-02-30",
  "/?date=today",
  "/?lesson=%3Cb%3E",
  `/?lesson=${"a".repeat(81)}`,
])("takes %s for the start, as people type addresses [VIEW-08]", (at) => {
  expect(readView(at)).toEqual(START);
});
