import en from "../../i18n/en.json";
import zh from "../../i18n/zh-CN.json";
import { LocalizedError, withMessages, withSearchKeys } from "./appSettings";

const empty = { messages: {}, searchKeys: [] };
const textOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof LocalizedError && typeof error.text === "object") return error.text.id;
  }
  return null;
};

describe("what an app tells about itself", () => {
  it("lays messages over those before [API-13]", () => {
    const settings = withMessages({ ...empty, messages: { a: "1", b: "2" } }, { b: "3", c: 4 });
    expect(settings.messages).toEqual({ a: "1", b: "3" });
  });

  it.each([null, undefined, [], "x", 1, () => ({}), new Map(), new Date(0)])(
    "refuses messages that are no plain object: %p [API-13]",
    (messages) => {
      expect(() => withMessages(empty, messages)).toThrow("an object must be passed");
      expect(textOf(() => withMessages(empty, messages))).toBe("api.objectExpected");
    },
  );

  it.each([null, undefined, {}, "x", 1, { length: 1 }])(
    "refuses search keys that are no list: %p [API-13]",
    (keys) => {
      expect(() => withSearchKeys(empty, keys)).toThrow("parameter must be an array");
      expect(textOf(() => withSearchKeys(empty, keys))).toBe("api.listExpected");
    },
  );

  it("takes a list of search keys [API-13]", () => {
    expect(withSearchKeys(empty, ["a", 1, "b"]).searchKeys).toEqual(["a", "b"]);
  });

  it("has the words of its errors in both languages [API-13]", () => {
    expect(zh["api.objectExpected"]).toContain("必须传入对象");
    expect(zh["api.listExpected"]).toBe("参数必须是数组");
    expect(en["api.listExpected"]).toBe("parameter must be an array");
    expect(en["api.objectExpected"]).toContain("an object must be passed");
  });
});
