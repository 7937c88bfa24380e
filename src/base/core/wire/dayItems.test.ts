import fc from "fast-check";
import { readDayPlan } from "./dayItems";

const ITEM = {
  id: 7,
  title: "五（2）班 · 数学|||Class 5(2) · Mathematics",
  detail: "B302",
  from: "2026-11-23 10:15:00",
  to: "2026-11-23 11:00:00",
  mark: "substitute",
  note: "代李老师",
  at: "/day?lesson=7",
  with: [
    { title: "点名", app: "attendance", at: "/roll?lesson=7" },
    { title: "", app: "drive", at: "" },
    { title: "课件", app: "drive", at: "javascript:alert(1)" },
  ],
};
const read = (...items: readonly unknown[]) => readDayPlan({ items, next: items }, "Asia/Shanghai").items;

describe("the items of a day", () => {
  it("are read with their moments by the school's clock, and with places alone [DESK-14, VIEW-09]", () => {
    expect(read(ITEM)).toEqual([
      {
        ...ITEM,
        id: "7",
        from: Date.parse("2026-11-23T10:15:00+08:00"),
        to: Date.parse("2026-11-23T11:00:00+08:00"),
        with: [
          { title: "点名", app: "attendance", at: "/roll?lesson=7" },
          { title: "课件", app: "drive", at: "" },
        ],
      },
    ]);
  });

  it("stand in the order of time, without what has no name or no time [DESK-14]", () => {
    const early = { ...ITEM, id: "1", from: "2026-11-23 08:00:00", to: "2026-11-23 08:40:00" };
    expect(
      read(
        ITEM,
        { ...ITEM, title: "" },
        { ...ITEM, to: "soon" },
        { ...ITEM, to: ITEM.from },
        null,
        early,
      ).map(({ id }) => id),
    ).toEqual(["1", "7"]);
    expect(read({ ...ITEM, mark: "party", at: "http://evil.example" })[0]).toMatchObject({
      mark: "none",
      at: "",
    });
  });

  it("are none in whatever else is answered [REL-01]", () => {
    fc.assert(fc.property(fc.anything(), (wire) => Array.isArray(readDayPlan(wire, "Asia/Shanghai").next)));
    expect(readDayPlan("<html>", "Asia/Shanghai")).toEqual({ items: [], next: [] });
  });
});
