const root = document.documentElement;

interface Page {
  /** What other pages of the platform keep. */
  readonly foreign?: Readonly<Record<string, string>>;
  /** The language that the page passes on. */
  readonly passed?: string;
  /** The theme of the school's login page. */
  readonly theme?: string;
}

function bootAt(search: string, kept: Readonly<Record<string, string>> = {}, page: Page = {}) {
  window.localStorage.clear();
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(`portal.${key}`, value);
  for (const [key, value] of Object.entries(page.foreign ?? {})) window.localStorage.setItem(key, value);
  window.history.replaceState(null, "", `/login/${search}`);
  root.removeAttribute("style");
  root.removeAttribute("data-theme");
  if (page.theme !== undefined) root.dataset["theme"] = page.theme;
  document.head.replaceChildren();
  if (page.passed !== undefined) {
    const meta = document.createElement("meta");
    meta.name = "portal-language";
    meta.content = page.passed;
    document.head.append(meta);
  }
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

  it("shows the school's theme where the device remembers none, and not against the address [THEME-05]", () => {
    expect(bootAt("", {}, { theme: "ink" }).look).toBe("ink");
    expect(bootAt("", { theme: "lotus" }, { theme: "ink" }).look).toBe("lotus");
    expect(bootAt("?theme=cartoon", {}, { theme: "ink" }).look).toBe("cartoon");
    expect(bootAt("", {}, { theme: "nonsense" }).look).toBe("color");
  });

  it("shows the default where nothing or nonsense is kept [THEME-01]", () => {
    expect(bootAt("", { theme: "{}", scheme: "sepia", language: "fr" })).toMatchObject({
      look: "color",
      main: "#457cd6",
      scheme: "light",
    });
  });

  it("takes the language from the address, the page, what is stored, the platform's setting, the browser [I18N-01]", () => {
    const zh = { language: "zh-CN" };
    const lang = (...where: Parameters<typeof bootAt>) => bootAt(...where).lang;
    jest.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
    expect(lang("?language=en", zh, { passed: "zh-CN", foreign: { langType: "zh-CN" } })).toBe("en");
    expect(lang("", zh, { passed: "en", foreign: { langType: "zh-CN" } })).toBe("en");
    expect(lang("", zh, { passed: "", foreign: { langType: "en" } })).toBe("zh-CN");
    expect(
      lang("", { language: "fr" }, { passed: "__PORTAL_LANGUAGE__", foreign: { langType: "zh-CN" } }),
    ).toBe("zh-CN");
    expect(lang("", {}, { foreign: { langType: "cn" } })).toBe("en");
    expect(lang("")).toBe("en");
    expect(window.localStorage.getItem("langType")).toBeNull();
    jest.restoreAllMocks();
  });

  it("lets the pictures of a drawn page come after its first frame, and not before [AUTH-03, THEME-09]", async () => {
    delete root.dataset["drawn"];
    let frame: () => void = () => undefined;
    jest.spyOn(window, "requestAnimationFrame").mockImplementation((then) => {
      frame = () => then(0);
      return 1;
    });
    bootAt("");
    await new Promise((resolve) => setTimeout(resolve));
    expect(root.dataset).not.toHaveProperty("drawn");
    frame();
    expect(root.dataset).not.toHaveProperty("drawn");
    await new Promise((resolve) => setTimeout(resolve));
    expect(root.dataset).toHaveProperty("drawn");
    jest.restoreAllMocks();
  });

  it.each([
    ["", {}, false],
    ["#/", {}, false],
    ["#/viewport?app=notices", {}, true],
    ["", { logoutOwed: "1" }, true],
    ["", { sessionStamp: "9999999999999.0f" }, true],
  ])("hides a drawn desktop at %j with %j kept: %s [DESK-14, SEC-03]", (hash, stored, hidden) => {
    delete root.dataset["elsewhere"];
    bootAt(hash, stored);
    expect("elsewhere" in root.dataset).toBe(hidden);
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

jest.mock("../shell/startPage", () => ({ startPage: () => Promise.resolve() }));

it("the desktop's page takes secrets out of its address before it starts, and keeps the rest [AUTH-17]", () => {
  window.history.replaceState(null, "", "/pages/base/pc_desktop_all/index.html?token=secret&term=1#/me");
  const entries = window.history.length;
  jest.isolateModules(() => {
    jest.requireActual("./portal");
  });
  expect(window.location.href).toBe("http://localhost/pages/base/pc_desktop_all/index.html?term=1#/me");
  expect(window.history.length).toBe(entries);
});
