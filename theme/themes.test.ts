import { WHOLE_LOOKS } from "./lookNames";
import { DEFAULT_COLOR, LOOKS, NAMED_COLORS, readScheme, resolveTheme, shownScheme } from "./themes";
import { parseHex } from "./tints";

describe("resolveTheme", () => {
  it.each([
    ["ink", { look: "ink", color: "#a9947f", value: "ink" }],
    ["lotus", { look: "lotus", color: "#68a265", value: "lotus" }],
    ["cartoon", { look: "cartoon", color: "#3abae8", value: "cartoon" }],
    ["#457CD6", { look: "color", color: "#457cd6", value: "#457cd6" }],
    ["#0F8", { look: "color", color: "#00ff88", value: "#00ff88" }],
    [" Ink ", { look: "ink", color: "#a9947f", value: "ink" }],
  ])("understands %s [THEME-01]", (value, expected) => expect(resolveTheme(value)).toEqual(expected));

  it.each(["red", "blue", "cyan-blue", "green"])("knows %s by name [THEME-01]", (name) => {
    const { look, color, value } = resolveTheme(name);
    expect([look, value]).toEqual(["color", name]);
    expect(parseHex(color)).not.toBeNull();
  });

  it.each([
    "pink",
    "",
    "457cd6",
    "#12",
    "color",
    "__proto__",
    "constructor",
    "#fff;background:url(//x)",
    null,
    undefined,
  ])("falls back to the stored theme for %j [THEME-01]", (value) =>
    expect(resolveTheme(value, "lotus").value).toBe("lotus"),
  );

  it("falls back to the default where the stored one is broken too [THEME-01]", () => {
    expect(resolveTheme("nonsense", "{}")).toEqual({
      look: "color",
      color: DEFAULT_COLOR,
      value: DEFAULT_COLOR,
    });
  });

  it("stores a form that resolves to itself [THEME-01]", () => {
    for (const value of [...Object.keys(NAMED_COLORS), ...WHOLE_LOOKS, "#ABC"]) {
      const once = resolveTheme(value);
      expect(resolveTheme(once.value)).toEqual(once);
    }
  });
});

describe("looks", () => {
  it("force the top layout where their art fills the page [THEME-04]", () => {
    for (const look of ["ink", "lotus", "cartoon"] as const) expect(LOOKS[look].layoutForced).toBe("top");
    expect(LOOKS.color.layoutForced).toBeUndefined();
  });

  it("each bring their own surfaces and shape [THEME-04]", () => {
    const rows = Object.values(LOOKS);
    for (const part of ["light", "dark", "shape"] as const) {
      expect(new Set(rows.map((row) => JSON.stringify(row[part]))).size).toBe(rows.length);
    }
  });
});

describe("scheme", () => {
  it("follows the system until one is chosen [THEME-07]", () => {
    expect(shownScheme("system", true)).toBe("dark");
    expect(shownScheme("system", false)).toBe("light");
    expect(shownScheme("light", true)).toBe("light");
    expect(shownScheme("dark", false)).toBe("dark");
  });

  it("reads anything unknown as system [THEME-07]", () => {
    expect(
      ["light", "dark", "system", "sepia", "", null, undefined].map((value) => readScheme(value)),
    ).toEqual(["light", "dark", "system", "system", "system", "system", "system"]);
  });
});
