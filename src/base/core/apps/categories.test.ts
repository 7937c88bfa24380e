import { categories } from "../../../../contract/categories";
import type { UserType } from "../wire/user";
import { CATEGORIES, menuOf } from "./categories";
import { appOf, groupOf } from "./testApps";

const shuffled = [...CATEGORIES].reverse().map((code) => groupOf(code, appOf(`${code}-app`)));

const personOf = (userType: number, unitType = 2) => ({ userType: userType as UserType, unitType });

describe("menuOf", () => {
  it.each([2, 4])(
    "groups by category, in the nine categories' order, for user type %d [DESK-01]",
    (userType) => {
      const menu = menuOf([groupOf("canteen-extra", appOf("x")), ...shuffled], personOf(userType));
      expect(menu.grouped).toBe(true);
      expect(menu.groups.map((group) => group.code)).toEqual([...CATEGORIES, "canteen-extra"]);
    },
  );

  it.each([1, 3])("is one flat group without repetition for user type %d [DESK-01]", (userType) => {
    const notices = appOf("notices");
    const menu = menuOf(
      [groupOf("data", notices, appOf("surveys")), groupOf("often", notices)],
      personOf(userType),
    );
    expect(menu.grouped).toBe(false);
    expect(menu.groups.map((group) => group.apps.map((app) => app.code))).toEqual([["notices", "surveys"]]);
  });

  it("leaves out what the user type may not open, and categories that become empty [DESK-01]", () => {
    const staffOnly = appOf("payslips", { menu: { userTypes: [2, 4] } });
    const groups = [groupOf("staff", staffOnly), groupOf("often", appOf("notices"))];
    expect(menuOf(groups, personOf(1)).groups.flatMap((group) => group.apps.map((app) => app.code))).toEqual([
      "notices",
    ]);
    expect(menuOf(groups, personOf(2)).groups.map((group) => group.code)).toEqual(["often", "staff"]);
    expect(menuOf([groupOf("staff", staffOnly)], personOf(3)).groups).toEqual([]);
  });

  it.each([
    [2, ["base", "education", "notices"]],
    [1, ["notices"]],
    [3, ["notices"]],
  ])("has what schools alone have for unit type %d: %j [ROUTE-05]", (unitType, codes) => {
    const groups = [groupOf("often", appOf("base"), appOf("education"), appOf("notices"))];
    const { groups: shown } = menuOf(groups, personOf(4, unitType));
    expect(shown.flatMap(({ apps }) => apps.map(({ code }) => code))).toEqual(codes);
  });

  it.each([2, 3])(
    "has what is not installed apart, once and in no category, for user type %d [DESK-15]",
    (userType) => {
      const exams = appOf("exams", { coming: true });
      const secret = appOf("secret", { coming: true, menu: { userTypes: [4] } });
      const groups = [groupOf("affairs", exams), groupOf("often", appOf("notices"), exams, secret)];
      const menu = menuOf(groups, personOf(userType));
      expect(menu.groups.flatMap(({ apps }) => apps.map(({ code }) => code))).toEqual(["notices"]);
      expect(menu.coming.map(({ code }) => code)).toEqual(["exams"]);
    },
  );
});

it("each of the nine categories has its name in both languages [DESK-01]", () => {
  const names = Object.values(categories);
  expect(new Set(names.flatMap((name) => name.split("|||"))).size).toBe(9 * 2);
  for (const name of names) expect(name).toMatch(/^\p{Script=Han}+\|\|\|[A-Z][a-z]+( [a-z]+)*$/u);
});
