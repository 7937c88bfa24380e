import fc from "fast-check";
import { downloadTitle, hasCells, tableOfRows, writeTable } from "./tableText";

it("writes text and spans, and nothing else [WID-06]", () => {
  const html = writeTable([
    { kind: "head", rows: [[{ text: "成绩", colSpan: 2, heading: true }]] },
    { kind: "body", rows: [[{ text: "a\nb", rowSpan: 0 }, { text: "<script>&" }], []] },
    { kind: "foot", rows: [[{ text: "", colSpan: 1, rowSpan: 1 }]] },
  ]);
  expect(html).toBe(
    '<table><thead><tr><th colspan="2">成绩</th></tr></thead>' +
      '<tbody><tr><td rowspan="0">a<br>b</td><td>&lt;script&gt;&amp;</td></tr><tr></tr></tbody>' +
      "<tfoot><tr><td></td></tr></tfoot></table>",
  );
});

it("lets no text become markup [SEC-02, WID-06]", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const inside = writeTable([{ kind: "body", rows: [[{ text }]] }]).slice(
        "<table><tbody><tr><td>".length,
        -"</td></tr></tbody></table>".length,
      );
      expect(inside.replaceAll("<br>", "")).not.toMatch(/[<>]/);
    }),
  );
});

it.each([1.5, -1, Number.NaN, Infinity])("writes no span of %p", (colSpan) => {
  expect(writeTable([{ kind: "body", rows: [[{ text: "a", colSpan }]] }])).toContain("<td>a</td>");
});

it("makes a table of a head and rows", () => {
  const table = tableOfRows(["姓名", "分数"], [["王子涵", 95]]);
  expect(writeTable(table)).toBe(
    "<table><thead><tr><th>姓名</th><th>分数</th></tr></thead><tbody><tr><td>王子涵</td><td>95</td></tr></tbody></table>",
  );
  expect(hasCells(table)).toBe(true);
  expect(hasCells(tableOfRows([], [[], []]))).toBe(false);
});

it("shortens a title to what the platform takes, on one line", () => {
  expect(downloadTitle(" 期中\n成绩\u0000 ")).toBe("期中 成绩");
  expect(downloadTitle("😀".repeat(90))).toBe("😀".repeat(60));
});
