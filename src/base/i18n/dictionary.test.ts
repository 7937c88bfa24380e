import { TYPE } from "@formatjs/icu-messageformat-parser";
import { createIntl, type MessageFormatElement } from "react-intl";
import { parseSimpleMessage, suppliedDictionaries, withDictionaries } from "./dictionary";
import type { Messages } from "./messages";

// The parser of the production build, which refuses to parse.
jest.mock("@formatjs/icu-messageformat-parser", () =>
  jest.requireActual<object>("@formatjs/icu-messageformat-parser/no-parser.js"),
);

const format = (elements: MessageFormatElement[], values: Record<string, string | number>) =>
  createIntl({ locale: "en", messages: { "common.close": elements } as Messages }).formatMessage(
    { id: "common.close" },
    values,
  );

describe("supplied words, where the page has no ICU parser", () => {
  it.each([
    ["Close", {}, "Close"],
    ["Hello, {name}!", { name: "Ann" }, "Hello, Ann!"],
    ["{ first } and {second_2}", { first: 1, second_2: "two" }, "1 and two"],
    ["{a}{b}", { a: "x", b: "y" }, "xy"],
    ["It''s {name}''s", { name: "Ann" }, "It's Ann's"],
    ["Don't", {}, "Don't"],
    ["'{name}' is literal", {}, "{name} is literal"],
  ])("are shown: %s [I18N-02]", (message, values, shown) => {
    expect(format(parseSimpleMessage(message) ?? [], values)).toBe(shown);
  });

  it.each(["{count, plural, other {#}}", "{date, date, short}", "a { b", "a } b", "{not a name}"])(
    "are left out where they need more: %s [I18N-02]",
    (message) => {
      expect(parseSimpleMessage(message)).toBeNull();
    },
  );
});

describe("the dictionaries that a page supplies", () => {
  it("are read by language, messages alone, an empty one too [I18N-02]", () => {
    const block = { en: { "common.close": "Shut", count: 7 }, "zh-CN": {}, fr: { "common.close": "Fermer" } };
    expect(suppliedDictionaries(JSON.stringify(block))).toEqual([
      { language: "en", words: { "common.close": "Shut" } },
      { language: "zh-CN", words: {} },
    ]);
  });

  it.each([
    undefined,
    null,
    "",
    "{",
    '{"en":{"a":"cut',
    "null",
    "[]",
    '"en"',
    '{"en":"Close"}',
    '{"en":[1]}',
  ])("are none, without a fault, where the page says %s [I18N-02]", (json) => {
    expect(suppliedDictionaries(json)).toEqual([]);
  });
});

describe("withDictionaries", () => {
  const builtIn = { "common.close": [{ type: TYPE.literal, value: "Close" }] } as Messages;
  const wordsOf = (messages: Messages, id: string) =>
    createIntl({ locale: "en", messages }).formatMessage({ id: id as "common.close" });

  it("lets the app's words win over the shared ones, and both over the catalogue [I18N-02]", () => {
    const messages = withDictionaries(builtIn, "en", [
      { language: "en", words: { "common.close": "Shut", "app.title": "Lessons" } },
      { language: "en", words: { "common.close": "Leave" } },
    ]);
    expect(wordsOf(messages, "common.close")).toBe("Leave");
    expect(wordsOf(messages, "app.title")).toBe("Lessons");
  });

  it("ignores words of another language, empty ones and ones it cannot understand [I18N-02]", () => {
    const messages = withDictionaries(builtIn, "en", [
      { language: "zh-CN", words: { "common.close": "关闭" } },
      { language: "en", words: { "common.close": "" } },
      { language: "en", words: { "common.close": "{n, plural, other {#}}" } },
    ]);
    expect(wordsOf(messages, "common.close")).toBe("Close");
  });
});
