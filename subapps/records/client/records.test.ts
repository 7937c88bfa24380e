import { canBeAsked, nextReady, progressOf, type Pupil, readClass, shownOf } from "./records";

const pupil = (id: string, state: Pupil["state"], more: Partial<Pupil> = {}): Pupil => ({
  id,
  name: id,
  state,
  consent: state === "waiting" ? "none" : "given",
  consentAt: "",
  consentBy: "",
  takenAt: "",
  guardians: 1,
  remindedAt: "",
  ...more,
});
const CLASS = [pupil("a", "ready"), pupil("b", "done"), pupil("c", "waiting"), pupil("d", "ready")];

it("goes through a class to the next who can be photographed, around its end, and never to the same [FACE-02]", () => {
  expect(nextReady(CLASS, "a")?.id).toBe("d");
  expect(nextReady(CLASS, "d")?.id).toBe("a");
  expect(nextReady(CLASS, "c")?.id).toBe("d");
  expect(nextReady([pupil("a", "ready"), pupil("b", "done")], "a")).toBeNull();
});

it("counts a class, and shows a part of it [FACE-02]", () => {
  expect(progressOf(CLASS)).toEqual({ all: 4, ready: 2, waiting: 1, done: 1 });
  expect(shownOf(CLASS, "ready").map(({ id }) => id)).toEqual(["a", "d"]);
  expect(shownOf(CLASS, "all")).toBe(CLASS);
});

it("asks only guardians who are there and have not decided [FACE-08]", () => {
  expect(canBeAsked(pupil("a", "waiting"))).toBe(true);
  expect(canBeAsked(pupil("a", "waiting", { consent: "old" }))).toBe(true);
  expect(canBeAsked(pupil("a", "waiting", { consent: "withdrawn" }))).toBe(false);
  expect(canBeAsked(pupil("a", "waiting", { guardians: 0 }))).toBe(false);
  expect(canBeAsked(pupil("a", "done", { consent: "old" }))).toBe(false);
});

it("takes no answer for a class that has no pupils in it [VIEW-07]", () => {
  expect([readClass(null), readClass({ pupils: "x" })]).toEqual([null, null]);
  expect(readClass({ pupils: [] })).toEqual({ pupils: [] });
});
