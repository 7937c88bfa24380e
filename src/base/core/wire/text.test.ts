import fc from "fast-check";
import { bilingualOf, joinBilingual, partsOfBilingual, resolveBilingual } from "./text";

const plain = fc.string().filter((text) => !text.includes("|"));

describe("bilingual texts", () => {
  it("shows the English part in English and the Chinese part else [API-08]", () => {
    expect(resolveBilingual("密码错误|||Wrong password", "en")).toBe("Wrong password");
    expect(resolveBilingual("密码错误|||Wrong password", "zh-CN")).toBe("密码错误");
  });

  it("shows a one-part text as it is in both languages [API-08]", () => {
    fc.assert(
      fc.property(plain, (text) => {
        expect(resolveBilingual(text, "en")).toBe(text);
        expect(resolveBilingual(text, "zh-CN")).toBe(text);
      }),
    );
  });

  it("falls back on the part that is there [API-08]", () => {
    expect(resolveBilingual("只有中文|||", "en")).toBe("只有中文");
    expect(resolveBilingual("|||English only", "zh-CN")).toBe("English only");
  });

  it("parts a text for a form, and puts it together again [API-08]", () => {
    expect(partsOfBilingual("国庆节")).toEqual(["国庆节", ""]);
    fc.assert(
      fc.property(plain, plain, (chinese, english) => {
        expect(partsOfBilingual(bilingualOf(chinese, english))).toEqual([chinese, english]);
      }),
    );
  });

  it("joins texts so that each language still reads only its own parts [API-07]", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(plain.filter(Boolean), plain.filter(Boolean)), { minLength: 1 }),
        (pairs) => {
          const joined = joinBilingual(pairs.map(([zh, en]) => `${zh}|||${en}`));
          expect(resolveBilingual(joined, "zh-CN")).toBe(pairs.map(([zh]) => zh).join(","));
          expect(resolveBilingual(joined, "en")).toBe(pairs.map(([, en]) => en).join(","));
        },
      ),
    );
  });
});
