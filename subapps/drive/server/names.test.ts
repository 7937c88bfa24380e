import fc from "fast-check";
import { comparable } from "../../../server/platform/module";
import { cleanName, keyOf, namedAs, numbered } from "./names";

describe("a name with a number", () => {
  it.each([
    ["课件.pptx", "file", "课件 (2).pptx"],
    ["a.tar.gz", "file", "a (2).tar.gz"],
    ["v1.2 final.docx", "file", "v1.2 final (2).docx"],
    [".bashrc", "file", ".bashrc (2)"],
    ["Mr. Smith", "file", "Mr. Smith (2)"],
    ["none", "file", "none (2)"],
    ["a (2).pdf", "file", "a (2) (2).pdf"],
    ["v1.2", "folder", "v1.2 (2)"],
  ] as const)("%s of a %s is %s [UP-12]", (name, kind, with2) => {
    expect(numbered(name, kind).with(2)).toBe(with2);
  });

  it("is none too long, keeps its extension, and has no half a character [UP-12]", () => {
    expect(numbered(`${"😀".repeat(125)}.pdf`, "file").with(123_456)).toMatch(
      /^(😀){121}\s\(123456\)\.pdf$/u,
    );
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", minLength: 1, maxLength: 127 }),
        fc.nat(100_000),
        (text, number) => {
          const names = numbered(cleanName(text), "file");
          expect(names.with(number).length).toBeLessThanOrEqual(255);
          expect(names.with(number)).not.toMatch(/\p{Cs}/u);
        },
      ),
    );
  });
});

/** Characters whose normal form, or whose form in small letters, is long or depends on what stands beside them. */
const LONG_FORMS = [
  "ﷺ",
  "⨌",
  "İ",
  "\u01d6\u0323",
  "\u1dfa",
  "한",
  "\u00b4",
  "\ufc5e",
  "㎞",
  "a",
  " ",
  "😀",
  "．",
];

describe("a name of characters with long forms", () => {
  const names = fc.string({ unit: fc.constantFrom(...LONG_FORMS), minLength: 1, maxLength: 255 });
  const extensions = fc.constantFrom("", ".pdf", ".tar.gz", `.${"ﷺ".repeat(16)}`);

  it("has keys that are none too long, and one of its own for each number [UP-12, SEC-11]", () => {
    fc.assert(
      fc.property(names, extensions, (text, extension) => {
        const named = namedAs(cleanName(text + extension));
        expect(named.name_key.length).toBeLessThanOrEqual(510);
        expect(named.sort_key.length).toBeLessThanOrEqual(256);
        for (const kind of ["file", "folder"] as const) {
          // As it came: a name of an earlier version may be so long.
          const numbers = [2, 3, 99_998, 99_999].map(numbered(text + extension, kind).with);
          expect(new Set(numbers.map(keyOf)).size).toBe(4);
          expect(numbers.map((name) => comparable(name).length).every((units) => units <= 510)).toBe(true);
        }
      }),
    );
  });

  it("is shorter only where its key would be too long [UP-12, SEC-11]", () => {
    expect(cleanName("ﷺ".repeat(250))).toBe("ﷺ".repeat(28));
    for (const each of ["한", "字", "ế", "İ", "㎞", "x"])
      expect(cleanName(each.repeat(255))).toBe(each.repeat(255));
  });
});

describe("a name as it is kept", () => {
  it("is composed, without blanks around it and half characters, and alike whatever its case [UP-12]", () => {
    expect(cleanName("  e\u0301.pdf\u3000")).toBe("\u00e9.pdf");
    expect(cleanName("a\ud800")).toBe("a\ufffd");
    expect(keyOf("E\u0301.PDF")).toBe(keyOf("\u00e9.pdf"));
    // A name can become longer where it is composed.
    expect(cleanName("\u0958".repeat(255))).toHaveLength(255);
  });
});

it("keeps no sign that parts the languages of a text [UP-12]", () => {
  expect(cleanName("a|||b.pdf")).toBe("a｜｜｜b.pdf");
  expect(cleanName("a||b.pdf")).toBe("a||b.pdf");
});
