import { stepAside } from "./stepAside";

const WINDOW = { width: 1000, height: 800, top: 72 };
/** In the lower right corner, 20 pixels from the edges. */
const REST = { left: 680, right: 980, top: 580, bottom: 780 };

const control = (left: number, top: number, width = 100, height = 40) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

describe("a dialog that opened by itself", () => {
  it.each([
    ["stays where it covers nothing", control(0, 0), { x: 0, y: 0 }],
    ["goes to the other side of a control that it covers", control(700, 600), { x: -660, y: 0 }],
    [
      "goes to the upper end, below the header, from a control as wide as the page",
      control(0, 600, 1000),
      { x: 0, y: -488 },
    ],
    ["stays where it would cover the control everywhere", control(0, 0, 1000, 800), { x: 0, y: 0 }],
  ])("%s [A11Y-02]", (_, covered, offset) => {
    const place = stepAside(REST, covered, WINDOW);
    expect(place).toEqual(offset);
  });

  it("as high as the window has only the sides to go to [A11Y-02]", () => {
    expect(stepAside({ ...REST, top: 80 }, control(0, 600, 1000), WINDOW)).toEqual({ x: 0, y: 0 });
    expect(stepAside({ ...REST, top: 80 }, control(700, 600), WINDOW)).toEqual({ x: -660, y: 0 });
  });
});
