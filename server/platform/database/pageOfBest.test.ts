import { PageOfBest } from "./pageOfBest";

const byValue = (one: number, other: number) => one - other;

describe("a page of rows that are found a piece at a time", () => {
  it("has those that it has of all rows together, and counts them all [SEC-06, WID-03]", () => {
    const page = new PageOfBest({ start: 2, size: 3 }, byValue);
    for (const piece of [[9, 1, 4], [], [3, 8], [2, 7, 6, 5]]) page.add(piece);
    expect([page.total, page.rows]).toEqual([9, [4, 5, 6]]);
  });

  it("compares a row that comes too late for a deep page once, not with all others again [SEC-06]", () => {
    let compared = 0;
    const page = new PageOfBest({ start: 1000, size: 10 }, (one: number, other: number) => {
      compared += 1;
      return one - other;
    });
    page.add(Array.from({ length: 10_000 }, (_, index) => index));
    compared = 0;
    page.add([10_001, 10_002, 10_003]);
    expect([compared, page.total, page.rows[0]]).toEqual([3, 10_003, 9990]);
  });

  it("is empty behind the last row [WID-03]", () => {
    const page = new PageOfBest({ start: 3, size: 2 }, byValue);
    page.add([3, 1, 2]);
    expect([page.total, page.rows]).toEqual([3, []]);
  });
});
