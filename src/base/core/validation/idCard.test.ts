import fc from "fast-check";
import { idCardCheck, isIdCard } from "./idCard";

/** Numbers of the standard's own kind, with check characters worked out by hand. */
const VALID = ["11010519491231002X", "440524188001010014", "34052419800101001X", "130503670401001"];

const two = (value: number) => String(value).padStart(2, "0");

/** A day as the fields of a number have it, from any real date of three centuries. */
const birthday = fc
  .date({ min: new Date("1800-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => `${date.getUTCFullYear()}${two(date.getUTCMonth() + 1)}${two(date.getUTCDate())}`);

const first17 = fc
  .tuple(fc.integer({ min: 100000, max: 999999 }), birthday, fc.integer({ min: 0, max: 999 }))
  .map(([place, day, order]) => `${place}${day}${String(order).padStart(3, "0")}`);

const number18 = first17.map((digits) => digits + idCardCheck(digits));

const put = (text: string, place: number, character: string) =>
  text.slice(0, place) + character + text.slice(place + 1);

/** The sum of ISO 7064 as the standard words it: weights are powers of two, the whole is 1 modulo 11. */
const isCongruent = (text: string) => {
  const values = Array.from(text).map((character) => (character === "X" ? 10 : Number(character)));
  return values.reduce((sum, value, place) => (sum + value * 2 ** (17 - place)) % 11, 0) === 1;
};

describe("isIdCard", () => {
  it.each(VALID)("takes %s [WID-07]", (text) => expect(isIdCard(text)).toBe(true));

  it("takes a small x for the check character [WID-07]", () => {
    expect(isIdCard("11010519491231002x")).toBe(true);
  });

  it.each([
    ["nothing", ""],
    ["a wrong check character", "110105194912310021"],
    ["an X that should be a digit", "44052418800101001X"],
    ["an X before the end", "1101051949123100X2"],
    ["16 digits", "1101051949123100"],
    ["17 digits", "11010519491231002"],
    ["19 characters", "11010519491231002X0"],
    ["a space before it", " 11010519491231002X"],
    ["a line break after it", "11010519491231002X\n"],
    ["full-width digits", "１１０１０５１９４９１２３１００２X"],
    ["a place that starts with nought", "010105194912310021"],
    ["15 characters with an X", "13050367040100X"],
  ])("refuses %s [WID-07]", (_, text) => expect(isIdCard(text)).toBe(false));

  it.each(["19491301", "19490001", "19490100", "19490132", "19490431", "19000229", "20230229", "17991231"])(
    "refuses 18 characters born on %s, with the right check character [WID-07]",
    (day) => {
      const digits = `110105${day}002`;
      expect(isIdCard(digits + idCardCheck(digits))).toBe(false);
    },
  );

  it.each(["20000229", "20240229", "18960229"])("takes the leap day %s [WID-07]", (day) => {
    const digits = `110105${day}002`;
    expect(isIdCard(digits + idCardCheck(digits))).toBe(true);
  });

  it.each(["130503671301001", "130503670230001", "130503670229001", "130503670400001"])(
    "refuses the 15 digits %s without a day [WID-07]",
    (text) => expect(isIdCard(text)).toBe(false),
  );

  it("takes the leap days of 15 digits by the century they mean [WID-07]", () => {
    expect(isIdCard("130503680229001")).toBe(true);
    expect(isIdCard("130503000229001")).toBe(false);
  });

  it("takes every number of the standard [WID-07]", () => {
    fc.assert(
      fc.property(number18, (text) => {
        expect(isCongruent(text)).toBe(true);
        expect(isIdCard(text)).toBe(true);
      }),
    );
  });

  it("refuses every change of one character in a number [WID-07]", () => {
    fc.assert(
      fc.property(number18, (text) => {
        for (let place = 0; place < 18; place += 1)
          for (const character of place === 17 ? "0123456789X" : "0123456789")
            if (character !== text[place]) expect(isIdCard(put(text, place, character))).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  it("refuses every exchange of two neighbours that differ [WID-07]", () => {
    fc.assert(
      fc.property(number18, fc.integer({ min: 0, max: 16 }), (text, place) => {
        const [left = "", right = ""] = text.slice(place, place + 2);
        fc.pre(left !== right);
        expect(isIdCard(put(put(text, place, right), place + 1, left))).toBe(false);
      }),
    );
  });

  it("refuses what is no number at all [WID-07]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 20 }), (text) => {
        fc.pre(!/^\d{15}$|^\d{17}[\dXx]$/.test(text));
        expect(isIdCard(text)).toBe(false);
      }),
    );
  });
});
