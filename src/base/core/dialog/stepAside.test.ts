import { stepAside } from "./stepAside";

const WINDOW = { width: 1000, height: 800, top: 72 };
/** In the lower right corner, 20 pixels from the edges. */
const CORNER = { left: 680, right: 980, top: 580, bottom: 780 };

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
    const place = stepAside(CORNER, covered, WINDOW);
    expect(place).toEqual(offset);
  });

  it("does not go back before it has to [A11Y-02]", () => {
    const aside = { x: -660, y: 0 };
    expect(stepAside(CORNER, control(500, 100), WINDOW, aside)).toEqual(aside);
    expect(stepAside(CORNER, control(100, 600), WINDOW, aside)).toEqual({ x: 0, y: 0 });
  });

  it("as high as the window has only the sides to go to [A11Y-02]", () => {
    expect(stepAside({ ...CORNER, top: 80 }, control(0, 600, 1000), WINDOW)).toEqual({ x: 0, y: 0 });
    expect(stepAside({ ...CORNER, top: 80 }, control(700, 600), WINDOW)).toEqual({ x: -660, y: 0 });
  });
});
