import { clearest, liftAbove, type Edges } from "./liftAbove";

const edges = (left: number, top: number, width: number, height: number): Edges => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

/** A window of 400 × 800, with the box at its foot. */
const box = edges(50, 700, 300, 100);
const bar = edges(0, 744, 400, 56);

describe("liftAbove", () => {
  it("is nothing where nothing is met: beside, above, or only touched [WID-04]", () => {
    expect(liftAbove(box, [])).toBe(0);
    expect(liftAbove(box, [edges(350, 700, 50, 100), edges(0, 0, 400, 64), edges(0, 600, 400, 100)])).toBe(0);
  });

  it("moves the box above what covers the bottom of the window [WID-04]", () => {
    expect(liftAbove(box, [bar])).toBe(56);
  });

  it.each([
    ["lowest first", [bar, edges(100, 650, 80, 40)]],
    ["highest first", [edges(100, 650, 80, 40), bar]],
  ])("goes on above what it would meet on its way: %s [WID-04]", (_, obstacles) => {
    expect(liftAbove(box, obstacles)).toBe(150);
  });

  it("stays where rising above something would leave the window [WID-04]", () => {
    expect(liftAbove(box, [edges(0, -300, 400, 2000)])).toBe(0);
    expect(liftAbove(box, [edges(0, -300, 400, 2000), bar])).toBe(56);
  });
});

describe("clearest", () => {
  const start = edges(0, 700, 100, 100);
  const end = edges(300, 700, 100, 100);

  it("is the place that covers the fewest controls, of equals the first [WID-04]", () => {
    expect(clearest([box, start, end], [])).toBe(0);
    expect(clearest([box, start, end], [edges(300, 700, 40, 40)])).toBe(1);
    expect(clearest([box, start, end], [edges(10, 700, 40, 40), edges(60, 700, 40, 40)])).toBe(2);
    expect(clearest([box, box, box], [bar])).toBe(0);
  });
});
