import { shownLayout } from "./layout";

const KNOWN = ["top", "left", "studio"] as const;
const shown = (forced: string | undefined, chosen: string | null, unit: string | null) =>
  shownLayout({ forced, chosen, unit }, KNOWN);

describe("the layout on the screen [DESK-06]", () => {
  it("is the top one by default [DESK-06]", () => {
    expect(shown(undefined, null, null)).toBe("top");
  });

  it("is the unit's until the person chooses, by any name in the table [DESK-06]", () => {
    expect(shown(undefined, null, "studio")).toBe("studio");
    expect(shown(undefined, "top", "studio")).toBe("top");
    expect(shown(undefined, "left", "studio")).toBe("left");
  });

  it("is the look's while a look forces one, whatever is stored [DESK-06]", () => {
    expect(shown("top", "left", "studio")).toBe("top");
    expect(shown(undefined, "left", "studio")).toBe("left");
  });

  it("ignores names that are not in the table [DESK-06]", () => {
    expect(shown(undefined, "carousel", "left")).toBe("left");
    expect(shown(undefined, null, "carousel")).toBe("top");
    expect(shown(undefined, "constructor", null)).toBe("top");
  });
});
