const root = document.documentElement;

function bootAt(search: string, kept: Readonly<Record<string, string>> = {}) {
  window.localStorage.clear();
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(`portal.${key}`, value);
  window.history.replaceState(null, "", `/login/${search}`);
  root.removeAttribute("style");
  document.head.replaceChildren();
  jest.isolateModules(() => {
    jest.requireActual("./boot");
  });
  const { look, scheme } = root.dataset;
  return { lang: root.lang, look, scheme, main: root.style.getPropertyValue("--brand-main") };
}

describe("the boot script", () => {
  it("has the remembered theme, scheme and language on the page before anything else runs [THEME-06]", () => {
    expect(bootAt("", { theme: "ink", scheme: "dark", language: "en" })).toEqual({
      lang: "en",
      look: "ink",
      scheme: "dark",
      main: "#a9947f",
    });
  });

  it("prefers what the address asks for and does not keep it [THEME-01]", () => {
    const shown = bootAt("?theme=%23123456&language=en", { theme: "ink", language: "zh-CN" });
    expect(shown).toMatchObject({ look: "color", main: "#123456", lang: "en" });
    expect(window.localStorage.getItem("portal.theme")).toBe("ink");
    expect(window.localStorage.getItem("portal.language")).toBe("zh-CN");
  });

  it.each(["javascript:alert(1)", "%23zzz", "url(x)", ""])(
    "falls back to the kept theme for ?theme=%s [THEME-01]",
    (asked) => {
      expect(bootAt(`?theme=${asked}`, { theme: "lotus" }).look).toBe("lotus");
    },
  );

  it("shows the default where nothing or nonsense is kept [THEME-01]", () => {
    expect(bootAt("", { theme: "{}", scheme: "sepia", language: "fr" })).toMatchObject({
      look: "color",
      main: "#457cd6",
      scheme: "light",
    });
  });

  it("works where storage is forbidden [THEME-06]", () => {
    const forbidden = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    jest.isolateModules(() => {
      jest.requireActual("./boot");
    });
    forbidden.mockRestore();
    expect(root.style.getPropertyValue("--brand-main")).toBe("#457cd6");
  });
});
