import { phrasesOf, phrasesToShow } from "./phrases";

const format = ({ id }: { readonly id: string }) => id;

describe("phrasesOf", () => {
  it.each([
    ["秋季运动会报名开始。", "en", [["秋季运动会报名开始。", "zh-CN"]]],
    ["2026年11月", "en", [["2026年11月", "zh-CN"]]],
    ["Sports day", "en", [["Sports day", null]]],
    ["12:30", "en", [["12:30", null]]],
    ["", "en", []],
    ["秋季运动会", "zh-CN", [["秋季运动会", null]]],
    ["3D打印社团", "zh-CN", [["3D打印社团", null]]],
    ["Sports day", "zh-CN", [["Sports day", "en"]]],
    ["12:30", "zh-CN", [["12:30", null]]],
  ] as const)("tells %j on a page in %s apart [I18N-05]", (words, page, expected) => {
    expect(phrasesOf(words, page).map((each) => [each.words, each.language])).toEqual(expected);
  });

  it("cuts the Chinese out of an English sentence, with the marks and digits that belong to it [I18N-05]", () => {
    expect(phrasesOf("Opened “八年级（3）班，运动会” now, by 王芳", "en")).toEqual([
      { words: "Opened ", language: null },
      { words: "“八年级（3）班，运动会”", language: "zh-CN" },
      { words: " now, by ", language: null },
      { words: "王芳", language: "zh-CN" },
    ]);
  });

  it("takes a bounded number of digits and marks before Chinese words, so that long rows of them cost no time [I18N-05]", () => {
    const words = phrasesOf(`${"1".repeat(40)}号`, "en").map((each) => each.words.length);
    expect(words).toEqual([24, 17]);
  });

  it("loses no character of any words [I18N-05]", () => {
    for (const words of [
      "王 Wang 芳",
      "Room 302（三楼）!",
      "a中b国c",
      "é漢ü",
      "—“中”— x 1中2",
      `${"—".repeat(40)}中`,
    ])
      expect(
        phrasesOf(words, "en")
          .map((each) => each.words)
          .join(""),
      ).toBe(words);
  });
});

describe("phrasesToShow", () => {
  it("takes a bilingual text's word for the language of its half [I18N-05]", () => {
    const text = "家长会|||Parents’ evening (家长会)";
    expect(phrasesToShow(text, "en", format)).toEqual([
      { words: "Parents’ evening (家长会)", language: null },
    ]);
  });

  it("judges a half by script where it is in the other language, or empty [I18N-05]", () => {
    expect(phrasesToShow("家长会|||", "en", format)).toEqual([{ words: "家长会", language: "zh-CN" }]);
    expect(phrasesToShow("家长会|||家长会", "en", format)).toEqual([{ words: "家长会", language: "zh-CN" }]);
    expect(phrasesToShow("|||Evening", "zh-CN", format)).toEqual([{ words: "Evening", language: "en" }]);
  });

  it("marks names inside our own messages, and never a message of ours itself [I18N-05]", () => {
    expect(phrasesToShow({ id: "Hello, 王芳" }, "en", format)).toEqual([
      { words: "Hello, ", language: null },
      { words: "王芳", language: "zh-CN" },
    ]);
    expect(phrasesToShow({ id: "QR" }, "zh-CN", format)).toEqual([{ words: "QR", language: null }]);
  });
});
