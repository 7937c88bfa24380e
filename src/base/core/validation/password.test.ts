import fc from "fast-check";
import { isPasswordAllowed, passwordDemands } from "./password";

const among = (characters: string) => fc.constantFrom(...Array.from(characters));
const LOWER = "abcdefghijklmnopqrstuvwxyz";
const DIGITS = "0123456789";
const MARKS = "_.@-!#$%&*()+=/?:;'\"\\|<>[]{}~^,";
const texts = (characters: string, minLength = 8, maxLength = 20) =>
  fc.string({ unit: among(characters), minLength, maxLength });
const unmet = (rule: 1 | 2, password: string) =>
  passwordDemands(rule, password).flatMap(({ demand, met }) => (met ? [] : [demand]));

describe("the first rule for passwords", () => {
  it("takes digits with anything else, and letters with anything else [AUTH-07]", () => {
    fc.assert(
      fc.property(texts(LOWER + MARKS, 7, 19), among(DIGITS), fc.nat(19), (rest, digit, at) =>
        isPasswordAllowed(1, rest.slice(0, at) + digit + rest.slice(at)),
      ),
    );
    fc.assert(
      fc.property(texts(DIGITS + MARKS, 7, 19), among(LOWER), fc.nat(19), (rest, letter, at) =>
        isPasswordAllowed(1, rest.slice(0, at) + letter + rest.slice(at)),
      ),
    );
  });

  it("counts letters, whichever way a keyboard composes them [AUTH-07, I18N-07]", () => {
    for (const form of ["NFC", "NFD"]) {
      expect(unmet(1, "Ü1öäüöä".normalize(form))).toEqual(["length"]);
      expect(unmet(1, "Schöne-Grüße-äöüÄÖÜ1".normalize(form))).toEqual([]);
    }
  });

  it("refuses one kind of character alone [AUTH-07]", () => {
    for (const kind of [LOWER, DIGITS, MARKS])
      fc.assert(fc.property(texts(kind), (password) => unmet(1, password).join() === "mixed"));
  });

  it("refuses any space and any Chinese anywhere [AUTH-07]", () => {
    const good = "school-2026";
    fc.assert(
      fc.property(among(" \t\n\u00a0\u2003\u2028"), fc.nat(good.length), (space, at) =>
        unmet(1, good.slice(0, at) + space + good.slice(at)).includes("noSpace"),
      ),
    );
    fc.assert(
      fc.property(among("中文密码龍〇，。（ａ１㐀𠀀"), fc.nat(good.length), (sign, at) =>
        unmet(1, good.slice(0, at) + sign + good.slice(at)).includes("noChinese"),
      ),
    );
  });
});

describe("the second rule for passwords", () => {
  it("takes letters, digits and four marks in any mixture, and no other character [AUTH-07]", () => {
    fc.assert(
      fc.property(texts(`${LOWER}${LOWER.toUpperCase()}${DIGITS}_.@-`), (password) =>
        isPasswordAllowed(2, password),
      ),
    );
    fc.assert(
      fc.property(
        texts(LOWER, 7, 19),
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }).filter((sign) => !/^[\w.@-]$/.test(sign)),
        (rest, sign) => unmet(2, rest + sign).includes("characters"),
      ),
    );
  });
});

it.each([1, 2] as const)("rule %d takes 8 to 20 characters and no other number of them [AUTH-07]", (rule) => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), (length) => {
      const password = `a1${"x".repeat(length - 2)}`;
      return isPasswordAllowed(rule, password) === (length >= 8 && length <= 20);
    }),
  );
  expect(isPasswordAllowed(rule, "")).toBe(false);
});
