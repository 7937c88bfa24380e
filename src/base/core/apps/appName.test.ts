import { appName, initialOf } from "./appName";
import { appOf } from "./testApps";

const ALL = {
  englishShort: "Drive",
  english: "School Drive",
  short: "云盘",
  full: "校园云盘",
  plain: "云盘应用",
};

describe("appName", () => {
  it("prefers the short English, then the long English, then any Chinese name in English [DESK-02]", () => {
    expect(appName(appOf("drive", { names: ALL }), "en")).toBe("Drive");
    expect(appName(appOf("drive", { names: { ...ALL, englishShort: "" } }), "en")).toBe("School Drive");
    expect(appName(appOf("drive", { names: { ...ALL, englishShort: "", english: "" } }), "en")).toBe("云盘");
  });

  it("prefers the short, then the full, then the plain name in Chinese [DESK-02]", () => {
    expect(appName(appOf("drive", { names: ALL }), "zh-CN")).toBe("云盘");
    expect(appName(appOf("drive", { names: { ...ALL, short: "" } }), "zh-CN")).toBe("校园云盘");
    expect(appName(appOf("drive", { names: { plain: "云盘应用" } }), "zh-CN")).toBe("云盘应用");
  });

  it("shows the code of an application without any name", () => {
    expect(appName(appOf("drive"), "zh-CN")).toBe("drive");
  });
});

it.each([
  ["育才实验学校", "育"],
  [" drive", "D"],
  ["😀 club", "😀"],
  ["𠮷野", "𠮷"],
  ["", ""],
])("takes the letter of %j for its tile [DESK-02]", (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});
