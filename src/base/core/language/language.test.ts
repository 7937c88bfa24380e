import fc from "fast-check";
import { chooseLanguage, languageToOffer, LANGUAGES, offeredLanguages } from "./languages";
import { languageRoot, mergeMessages, messageFiles } from "./messages";

describe("the choice of a language", () => {
  it("takes the parameter, the passed, the stored value, the setting, the browser, in this order [I18N-01]", () => {
    const all = { parameter: "en", passed: "zh-CN", stored: "en", setting: "zh-CN", browser: ["en-GB"] };
    expect(chooseLanguage(all)).toBe("en");
    expect(chooseLanguage({ ...all, parameter: undefined })).toBe("zh-CN");
    expect(chooseLanguage({ ...all, parameter: null, passed: null })).toBe("en");
    expect(chooseLanguage({ ...all, parameter: "", passed: "", stored: "" })).toBe("zh-CN");
    expect(chooseLanguage({ browser: ["en-GB"] })).toBe("en");
    expect(chooseLanguage({})).toBe("zh-CN");
  });

  it.each(["zh", "zh-CN", "zh-TW", "zh-Hant-HK", "ZH-cn"])(
    "takes %s of a browser for Chinese [I18N-01]",
    (tag) => {
      expect(chooseLanguage({ browser: [tag, "en"] })).toBe("zh-CN");
    },
  );

  it.each(["en", "de-DE", "zha", "ja"])("takes %s of a browser for English [I18N-01]", (tag) => {
    expect(chooseLanguage({ browser: [tag, "zh-CN"] })).toBe("en");
  });

  it("accepts only the two languages, from anywhere [I18N-01]", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (parameter, stored) => {
        fc.pre(parameter !== "en" && parameter !== "zh-CN" && stored !== "en" && stored !== "zh-CN");
        expect(chooseLanguage({ parameter, stored, setting: "en", browser: ["zh"] })).toBe("en");
      }),
    );
  });

  it("knows when a language list is none [I18N-01]", () => {
    expect(offeredLanguages(["en", "fr", "zh-CN"])).toEqual(["en", "zh-CN"]);
    for (const value of [null, "en", 2, { 0: "en", length: 1 }]) expect(offeredLanguages(value)).toBeNull();
  });

  it("offers every language where a site says nothing, or names none that there is [I18N-01]", () => {
    for (const value of [undefined, [], ["fr"]]) expect(offeredLanguages(value)).toEqual(LANGUAGES);
  });

  it("is offered among the site's languages, and among all where its list is none [I18N-01]", () => {
    for (const offered of [LANGUAGES, ["en", "zh-CN"] as const, null]) {
      expect(languageToOffer(offered, "en")).toBe("zh-CN");
      expect(languageToOffer(offered, "zh-CN")).toBe("en");
    }
  });

  it("is not offered for a single language, except to return to it [I18N-01]", () => {
    expect(languageToOffer(["en"], "en")).toBeNull();
    expect(languageToOffer(["en"], "zh-CN")).toBe("en");
  });
});

describe("messages from outside", () => {
  const sources = { supplied: false, version: "2.0.0", root: "pages", code: "base", appCode: "oa" };

  it("are not fetched for Chinese, nor with a supplied dictionary [I18N-02]", () => {
    expect(messageFiles({ ...sources, language: "zh-CN" })).toBeNull();
    expect(messageFiles({ ...sources, language: "en", supplied: true })).toBeNull();
  });

  it("come from the shared and from the app's own document else [I18N-02]", () => {
    expect(messageFiles({ ...sources, language: "en" })).toEqual({
      shared: { version: "2.0.0", lang: "en" },
      own: { root: "pages", code: "base", lang: "en", appCode: "oa" },
    });
  });

  it("override each other, and invalid messages are left out [I18N-02]", () => {
    expect(mergeMessages({ a: "1", b: "1" }, undefined, "x", ["y"], { b: "2", c: 3, d: null })).toEqual({
      a: "1",
      b: "2",
    });
    const hostile = mergeMessages(JSON.parse('{"__proto__":"x","a":"1"}'));
    expect(hostile).toEqual({ a: "1" });
    expect(Object.getPrototypeOf(hostile)).toBe(Object.prototype);
  });

  it("come from the page's first directory, or in development from the configured one [REDIR-07]", () => {
    const page = { pathname: "/school/base/x.html", development: false, root: "pages", code: "base" };
    expect(languageRoot(page)).toBe("school");
    expect(languageRoot({ ...page, pathname: "/" })).toBe("pages");
    expect(languageRoot({ ...page, development: true })).toBe("pages");
    expect(languageRoot({ ...page, development: true, code: "areaBase" })).toBe("area");
  });
});
