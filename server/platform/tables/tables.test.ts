import fc from "fast-check";
import { readXlsx } from "hucre/xlsx";
import { text } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { cellContent } from "./cellValue";
import { layOutTable } from "./layOutTable";
import { MOST, readTable, TableTooLarge } from "./readTable";
import { sheetName, writeSpreadsheet } from "./spreadsheet";

jest.setTimeout(60_000);

const textsOf = (html: string) =>
  readTable(html)?.map(({ rows }) => rows.map((cells) => cells.map(({ text }) => text)));

const gridOf = (html: string) => layOutTable(readTable(html) ?? []);

const fileOf = (html: string, title: string) =>
  writeSpreadsheet(title, gridOf(html), new Date(Date.UTC(2026, 10, 21)));

const sheetOf = async (html: string, title = "t") => {
  const { sheets } = await readXlsx(await fileOf(html, title), { readStyles: true });
  const [sheet] = sheets;
  if (!sheet) throw new Error("The workbook has no sheet");
  return sheet;
};

/** What the workbook's own part of a file says, as it is written. */
async function workbookOf(html: string, title: string): Promise<string> {
  const zip = await fromBufferPromise(Buffer.from(await fileOf(html, title)));
  for await (const entry of zip.eachEntry())
    if (entry.fileName === "xl/workbook.xml") return text(await zip.openReadStreamPromise(entry));
  throw new Error("The file has no workbook");
}

describe("reading a table", () => {
  it.each<[string, string, string[][][]]>([
    ["rows and cells", "<table><tr><td>a<td>b<tr><td>c</table>", [[["a", "b"], ["c"]]]],
    ["a table around which there is a page", "<p>x</p><table><tr><td>a</table><p>y", [[["a"]]]],
    ["only the first table", "<table><tr><td>a</table><table><tr><td>b</table>", [[["a"]]]],
    ["cells outside of rows", "<table><td>a<td>b</table>", [[["a", "b"]]]],
    ["a table that is never closed", "<table><tr><td>a", [[["a"]]]],
    ["character references", "<table><tr><td>&lt;b&gt; &amp;&nbsp;&#20013;</table>", [[["<b> & 中"]]]],
    ["blanks as they are shown", "<table><tr><td>  a \n\t b  </table>", [[["a b"]]]],
    ["lines", "<table><tr><td>a<br>b<p>c</p><div>d</div></table>", [[["a\nb\nc\nd"]]]],
    ["words within elements", "<table><tr><td><b>a</b><i>b</i> <a href=x>c</a></table>", [[["ab c"]]]],
    [
      "a table within a cell as its text",
      "<table><tr><td>a<table><tr><td>b<td>c</table>d<td>e</table>",
      [[["a\nb c\nd", "e"]]],
    ],
    [
      "no scripts, styles or templates",
      "<table><tr><td>a<script>alert('</td>')</script><style>td{}</style><template>t<template></template>u</template>" +
        "<noscript><b>n</b></noscript><textarea>x</td></textarea>b<!-- c --></table>",
      [[["ab"]]],
    ],
    [
      "sections",
      "<table><tfoot><tr><td>f<tbody><tr><td>b<thead><tr><th>h</table>",
      [[["h"]], [["b"]], [["f"]]],
    ],
  ])("takes %s [WID-06]", (_, html, expected) => {
    expect(textsOf(html)).toEqual(expected);
  });

  it.each(["", "plain words", "<tr><td>a</td></tr>", "<p>&lt;table&gt;</p>", "<script><table></script>"])(
    "finds no table in %j [WID-06]",
    (html) => {
      expect(readTable(html)).toBeNull();
    },
  );

  it("reads pages nested so deep that a tree of them would not be built [SEC-04]", () => {
    const deep = `<table><tr><td>${"<div><b a=1><font>".repeat(60_000)}x<p>y</table>`;
    expect(textsOf(deep)).toEqual([[["x\ny"]]]);
  });

  it.each([
    ["rows", `<table>${"<tr>".repeat(MOST.rows + 1)}</table>`],
    ["cells", `<table>${`<tr>${"<td>".repeat(1000)}`.repeat(51)}</table>`],
    ["columns", `<table><tr>${"<td>".repeat(MOST.columns + 1)}</table>`],
    ["covered cells", `<table>${"<tr><td colspan=1000>".repeat(51)}</table>`],
    ["cells that were never written", `<table><tr>${"<td>".repeat(1000)}${"<tr>".repeat(9999)}</table>`],
    [
      "cells that a row further down makes",
      `<table>${"<tr><td>x".repeat(5000)}<tr>${"<td>".repeat(10)}</table>`,
    ],
    ["letters", `<table>${`<tr><td>${"x".repeat(30_000)}`.repeat(67)}</table>`],
  ])("refuses too many %s [SEC-04]", (_, html) => {
    expect(() => gridOf(html)).toThrow(TableTooLarge);
  });
});

describe("laying a table out", () => {
  const placesOf = (html: string) =>
    gridOf(html).cells.map(({ text, row, column, rows, columns }) => [text, row, column, rows, columns]);

  it("keeps spans across rows and columns [WID-06]", () => {
    const html = `<table>
      <tr><th rowspan=2>a</th><th colspan=2>b</th></tr>
      <tr><td>c</td><td>d</td></tr>
      <tr><td>e</td><td colspan="2">f</td></tr></table>`;
    expect(placesOf(html)).toEqual([
      ["a", 0, 0, 2, 1],
      ["b", 0, 1, 1, 2],
      ["c", 1, 1, 1, 1],
      ["d", 1, 2, 1, 1],
      ["e", 2, 0, 1, 1],
      ["f", 2, 1, 1, 2],
    ]);
    expect(gridOf(html)).toMatchObject({ rows: 3, columns: 3 });
  });

  it("ends spans with their section, and rowspan 0 just there [WID-06]", () => {
    const html = `<table><thead><tr><th rowspan=9>h<th>i</thead>
      <tbody><tr><td rowspan=0>a<td>b<tr><td>c<tr><td>d</tbody><tfoot><tr><td>f</table>`;
    expect(placesOf(html)).toEqual([
      ["h", 0, 0, 1, 1],
      ["i", 0, 1, 1, 1],
      ["a", 1, 0, 3, 1],
      ["b", 1, 1, 1, 1],
      ["c", 2, 1, 1, 1],
      ["d", 3, 1, 1, 1],
      ["f", 4, 0, 1, 1],
    ]);
  });

  it("cuts a span that runs into a cell from above [WID-06]", () => {
    const html = "<table><tr><td>a<td rowspan=2>b<td>c<tr><td colspan=3>d<td>e</table>";
    expect(placesOf(html).slice(3)).toEqual([
      ["d", 1, 0, 1, 1],
      ["e", 1, 2, 1, 1],
    ]);
  });

  it.each([
    ["<table><thead><tr><td>a<tr><td>b<tbody><tr><th>c</table>", 3],
    ["<table><thead><tr><td>a<tr><td>b<tbody><tr><th>c<td>d</table>", 2],
    ["<table><tr><th>a<th>b<tr><th>c<td>d<tr><th>e</table>", 1],
    ["<table><tr><td>a<tr><th>b</table>", 0],
  ])("counts the rows of headings at the top of %s", (html, headRows) => {
    expect(gridOf(html).headRows).toBe(headRows);
  });

  it("never lets cells overlap, leave the grid or lose a text, whatever the spans [WID-06]", () => {
    const span = fc.integer({ min: 0, max: 6 });
    const cell = fc.record({ colSpan: span.map((n) => Math.max(1, n)), rowSpan: span });
    const table = fc.array(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 6 }), { maxLength: 3 });
    fc.assert(
      fc.property(table, (sections) => {
        let number = 0;
        const grid = layOutTable(
          sections.map((rows) => ({
            kind: "body",
            rows: rows.map((cells) =>
              cells.map((spans) => ({ ...spans, heading: false, text: String((number += 1)) })),
            ),
          })),
        );
        expect(grid.cells.map(({ text }) => text)).toEqual(
          Array.from({ length: number }, (_, index) => String(index + 1)),
        );
        const taken = new Set<string>();
        for (const { row, column, rows, columns } of grid.cells) {
          expect(rows * columns).toBeGreaterThan(0);
          expect(row + rows).toBeLessThanOrEqual(grid.rows);
          expect(column + columns).toBeLessThanOrEqual(grid.columns);
          for (let y = row; y < row + rows; y += 1)
            for (let x = column; x < column + columns; x += 1) {
              expect(taken).not.toContain(`${y},${x}`);
              taken.add(`${y},${x}`);
            }
        }
      }),
    );
  });
});

describe("a cell's value", () => {
  const asItIs = null;

  it.each<[string, string | number, string | null]>([
    ["0", 0, asItIs],
    ["95", 95, asItIs],
    ["-3.5", -3.5, asItIs],
    ["90.50", 90.5, "0.00"],
    ["20260101", 20_260_101, asItIs],
    ["007", "007", "@"],
    ["-0", "-0", "@"],
    ["13800138000", "13800138000", "@"],
    ["110101199003077758", "110101199003077758", "@"],
    ["1234567890.123456", "1234567890.123456", "@"],
    ["2026-11-21", "2026-11-21", "@"],
    ["1e5", "1e5", "@"],
    ["95%", "95%", "@"],
    ["王子涵", "王子涵", asItIs],
    ["", "", asItIs],
  ])("makes %j %j", (text, value, format) => {
    expect(cellContent(text)).toEqual(format === asItIs ? { value } : { value, format });
  });

  it.each(["=1+1", '=HYPERLINK("http://x","y")', "+1", "-1+1", "@SUM(A1)", "＝1+1", "＋1", "\t=1", "\r=1"])(
    "keeps %j a text, also when the cell is edited [SEC-04]",
    (text) => {
      expect(cellContent(text)).toEqual({ value: text, format: "@" });
    },
  );

  it("drops what a spreadsheet cannot hold and keeps what looks like its escapes", () => {
    expect(cellContent("a\u0000\u001b\ud800b\uffff😀\n_x0041_")).toEqual({ value: "ab😀\n_x005F_x0041_" });
  });
});

describe("a spreadsheet", () => {
  const TABLE = `<table>
    <thead><tr><th colspan="3">高一(3)班 期中成绩</th></tr><tr><th>姓名</th><th>学号</th><th>分数</th></tr></thead>
    <tbody><tr><td rowspan="2">王子涵</td><td>007</td><td>95.50</td></tr>
    <tr><td>=1+1</td><td>-3</td></tr></tbody></table>`;

  it("holds the table's text and numbers, and its spans as merged cells [WID-06]", async () => {
    const sheet = await sheetOf(TABLE, "期中成绩");
    expect(sheet.name).toBe("期中成绩");
    expect(sheet.rows).toEqual([
      ["高一(3)班 期中成绩", null, null],
      ["姓名", "学号", "分数"],
      ["王子涵", "007", 95.5],
      [null, "=1+1", -3],
    ]);
    expect(sheet.merges).toEqual([
      { startRow: 0, endRow: 0, startCol: 0, endCol: 2 },
      { startRow: 2, endRow: 3, startCol: 0, endCol: 0 },
    ]);
  });

  it("has bold headings that stay in view and are printed on every page [WID-06]", async () => {
    const sheet = await sheetOf(TABLE);
    const isBold = (place: string) => sheet.cells?.get(place)?.style?.font?.bold === true;
    expect(["0,0", "1,0", "1,2", "2,0", "2,1"].map(isBold)).toEqual([true, true, true, false, false]);
    expect(sheet.freezePane).toMatchObject({ rows: 2 });
    expect(sheet.pageSetup?.printTitlesRow).toBe("$1:$2");
  });

  it.each([
    ["Class 5(2) November 2026", "'Class 5(2) November 2026'!$1:$2"],
    ["Parents' evening", "'Parents'' evening'!$1:$2"],
    ["R1C1", "'R1C1'!$1:$2"],
    ["2026", "'2026'!$1:$2"],
    ["a&b", "'a&amp;b'!$1:$2"],
    ["期中成绩", "'期中成绩'!$1:$2"],
  ])("names the rows printed on every page of %j as Excel reads them [WID-06]", async (title, reference) => {
    const workbook = await workbookOf(TABLE, title);
    expect(/<definedNames>.*<\/definedNames>/s.exec(workbook)?.[0]).toBe(
      `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${reference}</definedName></definedNames>`,
    );
  });

  it("holds no formula, whatever the cells say [SEC-04]", async () => {
    const sheet = await sheetOf(TABLE);
    expect([...(sheet.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
    expect(sheet.cells?.get("3,1")).toMatchObject({ type: "string", value: "=1+1", style: { numFmt: "@" } });
  });

  it("makes columns as wide as what they hold, Chinese twice as wide, up to a limit [WID-06]", async () => {
    const wide = "字".repeat(10);
    const sheet = await sheetOf(
      `<table><tr><td colspan=4>${"字".repeat(40)}<tr><td>ab<td>${"a".repeat(10)}<td>${wide}<td>${wide.repeat(9)}</table>`,
    );
    const [short = 0, latin = 0, chinese = 0, long = 0] = (sheet.columns ?? []).map(
      ({ width }) => width ?? 0,
    );
    expect(short).toBeLessThan(10);
    expect(latin).toBeGreaterThan(10);
    expect(chinese).toBeGreaterThan(20);
    expect(chinese).toBeLessThan(30);
    expect(long).toBe(60);
    expect(sheet.cells?.get("1,3")?.style?.alignment?.wrapText).toBe(true);
  });

  it.each([
    ["期中成绩", "期中成绩"],
    ["a/b\\c:d*e?[f]", "a b c d e f"],
    ["'quoted'", "quoted"],
    ["' 'twice' '", "twice"],
    ["成绩：五（2）班／［期中］？", "成绩 五（2）班 期中"],
    ["History", "Sheet1"],
    ["[]", "Sheet1"],
    ["", "Sheet1"],
    ["😀".repeat(20), "😀".repeat(15)],
  ])("is named after the title %j as far as it may [WID-06]", async (title, name) => {
    expect(sheetName(title)).toBe(name);
    expect((await sheetOf("<table><tr><td>a</table>", title)).name).toBe(name);
  });

  it("holds the whole of a table as large as there may be [WID-06]", async () => {
    const row = `<tr>${"<td>数据 data</td>".repeat(10)}</tr>`;
    const sheet = await sheetOf(`<table>${row.repeat(5_000)}</table>`);
    expect(sheet.rows).toHaveLength(5_000);
  });
});
