import { PageOfBest } from "./pageOfBest";

const byValue = (one: number, other: number) => one - other;

describe("a page of rows that are found a piece at a time", () => {
  it("has those that it has of all rows together, and counts them all [SEC-06, WID-03]", () => {
    const page = new PageOfBest({ start: 2, size: 3 }, byValue);
    for (const piece of [[9, 1, 4], [], [3, 8], [2, 7, 6, 5]]) page.add(piece);
    expect([page.total, page.rows]).toEqual([9, [4, 5, 6]]);
  });

  it("is empty behind the last row [WID-03]", () => {
    const page = new PageOfBest({ start: 3, size: 2 }, byValue);
    page.add([3, 1, 2]);
    expect([page.total, page.rows]).toEqual([3, []]);
  });
});
