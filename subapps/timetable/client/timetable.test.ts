import { likeliest } from "./timetable";

const named = (id: string) => ({ id, name: id });
const lesson = (of: string) => ({ class: named(of), teacher: named("t1"), room: named("elsewhere") });
const choices = ["c1", "c2", "c3"].map(named);

it("begins with what most lessons shown are about, else with the first choice [VIEW-07]", () => {
  const lessons = ["c2", "c3", "c3", "c2", "c3", "unknown", "unknown", "unknown", "unknown"].map(lesson);
  expect(likeliest(choices, lessons, "class")).toBe("c3");
  expect(likeliest(choices, lessons, "room")).toBe("c1");
  expect(likeliest(choices, [], "class")).toBe("c1");
  expect(likeliest([], lessons, "class")).toBe("");
});
