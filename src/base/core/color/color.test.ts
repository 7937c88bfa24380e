import fc from "fast-check";
import { hexOf, hsvOf, hueName } from "./hsv";
import { fieldAfterKey, fieldAtPoint, hueAfterKey } from "./keys";
import { readRecentColors, withRecentColor } from "./recentColors";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("a colour as hue, saturation and brightness", () => {
  it("is the same colour again [THEME-05]", () => {
    fc.assert(
      fc.property(color, (hex) =>
        expect(hexOf(hsvOf(hex) ?? { hue: 0, saturation: 0, brightness: 0 })).toBe(hex),
      ),
    );
  });

  it.each([
    ["#ff0000", 0, 100, 100],
    ["#00ff00", 120, 100, 100],
    ["#0000ff", 240, 100, 100],
    ["#808000", 60, 100, 50.2],
    ["#FF0080", 329.9, 100, 100],
    ["#ffffff", 0, 0, 100],
  ])("reads %s [THEME-05]", (hex, hue, saturation, brightness) => {
    const read = hsvOf(hex);
    expect(read?.hue).toBeCloseTo(hue, 1);
    expect(read?.saturation).toBeCloseTo(saturation, 1);
    expect(read?.brightness).toBeCloseTo(brightness, 1);
  });

  it("keeps the hue through greys, and the saturation through black [THEME-05]", () => {
    const former = { hue: 210, saturation: 60 };
    expect(hsvOf("#777777", former)).toMatchObject({ hue: 210, saturation: 0 });
    expect(hsvOf("#000000", former)).toEqual({ hue: 210, saturation: 60, brightness: 0 });
  });

  it.each(["", "#12345", "red", "#1234567", "#gggggg"])("is none in %j [THEME-05]", (text) =>
    expect(hsvOf(text)).toBeNull(),
  );

  it.each([
    [0, "red"],
    [30, "orange"],
    [60, "yellow"],
    [120, "green"],
    [180, "cyan"],
    [216, "blue"],
    [270, "purple"],
    [310, "pink"],
    [359.9, "red"],
  ])("calls the hue %d %s [THEME-05, A11Y-03]", (hue, name) => expect(hueName(hue)).toBe(name));
});

describe("keys of the picker", () => {
  const at = { hue: 200, saturation: 50, brightness: 95.4 };
  it.each([
    ["ArrowRight", false, 51, 95],
    ["ArrowLeft", true, 40, 95],
    ["ArrowUp", false, 50, 96],
    ["ArrowUp", true, 50, 100],
    ["ArrowDown", true, 50, 85],
    ["PageUp", false, 50, 100],
    ["PageDown", false, 50, 85],
  ])(
    "%s (Shift: %s) moves the field's point, and not beyond its edges [THEME-05, A11Y-02]",
    (key, shift, saturation, brightness) =>
      expect(fieldAfterKey(at, key, shift)).toEqual({ hue: 200, saturation, brightness }),
  );

  it("Home and End go to the field's sides; other keys are not its own [THEME-05, A11Y-02]", () => {
    expect(fieldAfterKey(at, "Home", false)?.saturation).toBe(0);
    expect(fieldAfterKey(at, "End", false)?.saturation).toBe(100);
    expect(fieldAfterKey(at, "Tab", false)).toBeNull();
    expect(fieldAfterKey(at, "constructor", false)).toBeNull();
  });

  it("arrows with Shift turn the hue by ten degrees within the slider [THEME-05, A11Y-02]", () => {
    expect(hueAfterKey(200.4, "ArrowRight", true)).toBe(210);
    expect(hueAfterKey(4, "ArrowDown", true)).toBe(0);
    expect(hueAfterKey(355, "ArrowUp", true)).toBe(359);
    expect(hueAfterKey(200, "ArrowRight", false)).toBeNull();
    expect(hueAfterKey(200, "Home", true)).toBeNull();
  });

  it("a point of the field is a colour, wherever the pointer is [THEME-05]", () => {
    expect(fieldAtPoint(at, 0.25, 0.1)).toEqual({ hue: 200, saturation: 25, brightness: 90 });
    expect(fieldAtPoint(at, -3, 7)).toEqual({ hue: 200, saturation: 0, brightness: 0 });
  });
});

describe("recent colours", () => {
  it("are the last eight, newest first, each once [THEME-05]", () => {
    const kept = Array.from({ length: 12 }, (_, at) => `#0000${String(at + 10)}`).reduce<string | null>(
      withRecentColor,
      null,
    );
    expect(readRecentColors(kept)).toHaveLength(8);
    expect(readRecentColors(kept)[0]).toBe("#000021");
    expect(readRecentColors(withRecentColor(kept, "#000019"))[0]).toBe("#000019");
    expect(readRecentColors(withRecentColor(kept, "#000019"))).toHaveLength(8);
  });

  it("are read from a single colour, as devices kept it before, and from garbage [THEME-05]", () => {
    expect(readRecentColors("#123456")).toEqual(["#123456"]);
    expect(readRecentColors(null)).toEqual([]);
    expect(readRecentColors("no colour [] #ABC javascript:")).toEqual(["#aabbcc"]);
  });
});
