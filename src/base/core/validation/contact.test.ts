import fc from "fast-check";
import { isContact, isEmail, isPhone } from "./contact";

describe("isPhone", () => {
  it("takes any 11 digits that start with 1 [WID-07]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (rest) =>
        expect(isPhone(`1${String(rest).padStart(10, "0")}`)).toBe(true),
      ),
    );
  });

  it("takes nothing else [WID-07]", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from("0123456789 -+x１")), maxLength: 13 }),
        (text) => {
          const well =
            text.length === 11 && text.startsWith("1") && Array.from(text).every((c) => c >= "0" && c <= "9");
          expect(isPhone(text)).toBe(well);
        },
      ),
    );
  });

  it.each([
    "",
    "23800000000",
    "1380000000",
    "138000000000",
    "138 0000 0000",
    "+8613800000000",
    "13800000000\n",
  ])("refuses %j [WID-07]", (text) => expect(isPhone(text)).toBe(false));
});

describe("isEmail", () => {
  it.each(["a@b.cn", "wang.laoshi+class3@mail.school.edu.cn", "王老师@学校.中国", "x_y-z@1.2"])(
    "takes %s [WID-07]",
    (text) => expect(isEmail(text)).toBe(true),
  );

  it.each([
    "",
    "@",
    "a@b",
    "@b.cn",
    "a@",
    "a@.cn",
    "a@b.",
    "a@b..cn",
    "a@@b.cn",
    "a@b@c.cn",
    "a b@c.cn",
    "a@b c.cn",
    " a@b.cn",
    "a@b.cn\n",
    `${"a".repeat(250)}@b.cn`,
  ])("refuses %j [WID-07]", (text) => expect(isEmail(text)).toBe(false));

  it("takes every address that fast-check makes [WID-07]", () => {
    fc.assert(fc.property(fc.emailAddress(), (text) => expect(isEmail(text)).toBe(true)));
  });

  it("does not lose itself in long texts that are almost addresses [WID-07]", () => {
    expect(isEmail(`a@${"a.".repeat(100_000)}`)).toBe(false);
    expect(isEmail(`a@${"a.".repeat(125)}@`)).toBe(false);
  });
});

describe("isContact", () => {
  it.each(["", " ", "-", "0571-8888 8888", "13800000000"])("takes %j [WID-07]", (text) =>
    expect(isContact(text)).toBe(true),
  );

  it("takes digits, dashes and spaces alone [WID-07]", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from("0123456789 -+()\t\nx１－")), maxLength: 8 }),
        (text) =>
          expect(isContact(text)).toBe(
            Array.from(text).every((character) => "0123456789 -".includes(character)),
          ),
      ),
    );
  });
});
