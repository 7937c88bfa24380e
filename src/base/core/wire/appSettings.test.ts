import en from "../../i18n/compiled/catalogue.en.json";
import zh from "../../i18n/compiled/catalogue.zh-CN.json";
import { LocalizedError, NO_SETTINGS, withMessages, withSearchKeys } from "./appSettings";

const textOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof LocalizedError && typeof error.text === "object") return error.text.id;
  }
  return null;
};

describe("what an app tells about itself", () => {
  it("lays messages over those before, language by language [API-13]", () => {
    const before = withMessages(NO_SETTINGS, { "zh-CN": { a: "一", b: "二" }, en: { a: "one" } });
    const { messages } = withMessages(before, { "zh-CN": { b: "三", c: 4 }, fr: { a: "un" } });
    expect(messages).toEqual({ "zh-CN": { a: "一", b: "三" }, en: { a: "one" } });
    expect(before.messages["zh-CN"]).toEqual({ a: "一", b: "二" });
  });

  it.each([null, undefined, [], "x", 1, () => ({}), new Map(), new Date(0)])(
    "refuses messages that are no plain object: %p [API-13]",
    (messages) => {
      expect(() => withMessages(NO_SETTINGS, messages)).toThrow("an object must be passed");
      expect(textOf(() => withMessages(NO_SETTINGS, messages))).toBe("kit.call.objectExpected");
    },
  );

  it.each([null, [], "x", 1])(
    "refuses messages of a language that are no plain object: %p [API-13]",
    (en) => {
      expect(textOf(() => withMessages(NO_SETTINGS, { en }))).toBe("kit.call.objectExpected");
    },
  );

  it.each([null, undefined, {}, "x", 1, { length: 1 }])(
    "refuses search keys that are no list: %p [API-13]",
    (keys) => {
      expect(() => withSearchKeys(NO_SETTINGS, keys)).toThrow("parameter must be an array");
      expect(textOf(() => withSearchKeys(NO_SETTINGS, keys))).toBe("kit.call.listExpected");
    },
  );

  it("takes a list of search keys in place of those before [API-13]", () => {
    const before = withSearchKeys(NO_SETTINGS, ["a", 1, "b"]);
    expect(before.searchKeys).toEqual(["a", "b"]);
    expect(withSearchKeys(before, ["c"]).searchKeys).toEqual(["c"]);
  });

  it("has the words of its errors in both languages [API-13]", () => {
    expect(zh["kit.call.objectExpected"]).toContain("必须传入对象");
    expect(zh["kit.call.listExpected"]).toBe("参数必须是数组");
    expect(en["kit.call.listExpected"]).toBe("parameter must be an array");
    expect(en["kit.call.objectExpected"]).toContain("an object must be passed");
  });
});
