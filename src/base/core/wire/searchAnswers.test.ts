import fc from "fast-check";
import { readClosedApps } from "../../../search/core/closedApps";
import { readSearchItems } from "../../../search/core/searchItems";

const ITEM = {
  id: 7,
  title: "消防演练|||Fire drill",
  detail: "教务处",
  text: "请到操场。",
  at: "/?notice=7",
};

it("reads what an application has found, with places alone, and no more than was asked for [VIEW-09]", () => {
  expect(readSearchItems({ items: [ITEM, { ...ITEM, at: "javascript:alert(1)" }, ITEM] }, 2)).toEqual([
    { ...ITEM, id: "7" },
    { ...ITEM, id: "7", at: "" },
  ]);
  expect(readSearchItems({ items: [{ ...ITEM, text: undefined }] }, 1)).toEqual([
    { ...ITEM, id: "7", text: "" },
  ]);
  expect(readSearchItems({ items: [{ ...ITEM, title: " " }, { ...ITEM, id: null }, null] }, 5)).toEqual([]);
});

it("reads why applications are closed to the person [MORE-07]", () => {
  const app = {
    code: "duty",
    name: "值班安排|||Duty Roster",
    reason: "userType",
    needs: "2,4,9,x",
    ask: ["周敏", ""],
  };
  expect(
    readClosedApps([
      app,
      { ...app, reason: "permission", needs: "duty_assign" },
      { ...app, reason: "mood" },
      { ...app, code: "" },
      { code: "exams", reason: "licence" },
    ]),
  ).toEqual([
    { code: "duty", name: app.name, reason: "userType", permission: "", userTypes: [2, 4], ask: ["周敏"] },
    {
      code: "duty",
      name: app.name,
      reason: "permission",
      permission: "duty_assign",
      userTypes: [],
      ask: ["周敏"],
    },
    { code: "exams", name: "exams", reason: "licence", permission: "", userTypes: [], ask: [] },
  ]);
});

it("reads nothing out of whatever else is answered [REL-01]", () => {
  fc.assert(
    fc.property(
      fc.anything(),
      (wire) => Array.isArray(readSearchItems(wire, 5)) && Array.isArray(readClosedApps(wire)),
    ),
  );
});
