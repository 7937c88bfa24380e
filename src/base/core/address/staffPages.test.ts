import { mayReach, staffPageApp } from "./staffPages";

it.each([
  ["/pages/duty/pc_duty_tm/index.html", "duty"],
  ["https://school.example/pc_exam-paper_tm", "exam-paper"],
  ["/pc_duty_tm.html?x=1", "duty"],
  ["/%70c_duty_tm/index.html", "duty"],
  ["#/pc_duty_tm", "duty"],
  ["/pages/duty/pc_duty_spm/index.html", null],
  ["/pc_duty_tmx", null],
  ["/100%/pc_duty_tm/", "duty"],
  ["/100%/%70c_duty_tm/", "duty"],
  ["/viewport?app=duty", null],
])("%s is a page of teachers and staff: %p [ROUTE-02]", (address, app) => {
  expect(staffPageApp(address)).toBe(app);
});

it.each([
  [1, ["duty"], false],
  [3, ["duty"], false],
  [2, ["duty"], true],
  [2, ["notices"], false],
  [2, null, false],
  [4, ["notices"], true],
])("is for a person of type %d with the menu %j: %p [ROUTE-02]", (userType, codes, expected) => {
  expect(mayReach("/pages/duty/pc_duty_tm/index.html", { userType, codes })).toBe(expected);
  expect(mayReach("/pages/duty/pc_duty_spm/index.html", { userType, codes })).toBe(true);
});

it("is for a teacher where every page that the address names is [ROUTE-02]", () => {
  const teacher = { userType: 2, codes: ["duty", "exams"] };
  expect(mayReach("/pc_duty_tm/?back=/pc_exams_tm/", teacher)).toBe(true);
  expect(mayReach("/pc_duty_tm/../pc_finance_tm/", teacher)).toBe(false);
  expect(mayReach("/pc_duty_tm/%2e%2e/pc_finance_tm/", teacher)).toBe(false);
});
