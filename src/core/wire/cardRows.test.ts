import { readDateTime } from "../date/readDateTime";
import { readCardRows } from "./cardRows";

const ROW = { title: "title", from: "author", time: "publishedAt" };

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
    },
    { id: "8", title: "考试", from: "", time: null },
  ]);
});

it.each([null, [], "x", { list: "x" }])("reads no rows from %j", (wire) => {
  expect(readCardRows(wire, ROW)).toEqual([]);
});
