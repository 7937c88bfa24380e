import { readDateTime } from "../../base/core/date/readDateTime";
import { readCardRows } from "./cardRows";

const ROW = { title: "title", from: "author", time: "publishedAt", at: null };

it("reads the rows of a card by the fields it shows and the clock of its zone, and leaves out what is none [I18N-04]", () => {
  const list = [
    { id: 7, title: "运动会|||Sports day", author: "德育处", publishedAt: "2026-11-21 08:00:00" },
    { id: "8", title: "考试" },
    { id: "9" },
    null,
  ];
  const rows = readCardRows({ list, total: 4 }, ROW);
  expect(rows.map((row) => ({ ...row, time: readDateTime(row.time, "Pacific/Auckland") }))).toEqual([
    {
      id: "7",
      title: "运动会|||Sports day",
      from: "德育处",
      time: Date.UTC(2026, 10, 20, 19),
      at: "",
    },
    { id: "8", title: "考试", from: "", time: null, at: "" },
  ]);
});

it.each([
  ["/?notice={id}", "/?notice=7"],
  ["/day?of={class}&id={id}", "/day?of=5%262&id=7"],
  ["/?notice={missing}", ""],
])("leads from a row to its place by %s: %s [VIEW-08]", (at, place) => {
  const rows = readCardRows({ list: [{ id: 7, title: "x", class: "5&2" }] }, { ...ROW, at });
  expect(rows[0]?.at).toBe(place);
});

it("names no sender where a card's rows are the reader's own [DESK-14]", () => {
  const list = [{ id: "7", title: "校门值守|||School gate", null: "x", author: "王雅琴" }];
  expect(readCardRows({ list }, { ...ROW, from: null })).toMatchObject([{ id: "7", from: "" }]);
});

it.each([null, [], "x", { list: "x" }])("reads no rows from %j", (wire) => {
  expect(readCardRows(wire, ROW)).toEqual([]);
});
