import fc from "fast-check";
import { cleanName, keyOf, numbered } from "./names";

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
