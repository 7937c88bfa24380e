import { applyTheme, watchSystemScheme } from "./applyTheme";
import { LOOKS } from "./themes";

/** A system whose preference for dark can be turned, in place of the media query jsdom lacks. */
function fakeSystem(initial: boolean) {
  const query = Object.assign(new EventTarget(), { matches: initial, media: "", onchange: null });
  Object.defineProperty(window, "matchMedia", { configurable: true, value: () => query });
  return {
    turn(isDark: boolean) {
      query.matches = isDark;
      query.dispatchEvent(new Event("change"));
    },
  };
}

const root = document.documentElement;
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const variable = (name: string) => root.style.getPropertyValue(name);

beforeEach(() => {
  fakeSystem(false);
  document.head.innerHTML = '<meta name="theme-color" content=""><meta property="csp-nonce" nonce="n0nce">';
  document.body.innerHTML = '<div id="app"><p>kept</p></div>';
  root.removeAttribute("style");
});

describe("applyTheme", () => {
  it("sets tokens, look and scheme on the element [THEME-06]", () => {
    const applied = applyTheme({ value: "ink", scheme: "dark" }, root);
    expect(applied).toEqual({ look: "ink", color: "#a9947f", value: "ink", scheme: "dark" });
    expect(root.dataset).toMatchObject({ look: "ink", scheme: "dark" });
    expect(variable("--brand-main")).toBe("#a9947f");
    expect(variable("--radius-card")).toBe(LOOKS.ink.shape["--radius-card"]);
    expect(variable("color-scheme")).toBe("dark");
    expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute(
      "content",
      variable("--surface-header"),
    );
  });

  it("holds colours from fading for the frame in which it comes [THEME-06]", async () => {
    applyTheme({ value: "#457cd6", scheme: "light" }, root);
    expect(root.dataset).toHaveProperty("still");
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    expect(root.dataset).toHaveProperty("still");
    // A colour that is dragged is another theme in each frame.
    applyTheme({ value: "#457cd7", scheme: "light" }, root);
    await frame();
    expect(root.dataset).toHaveProperty("still");
    await frame();
    expect(root.dataset).not.toHaveProperty("still");
  });

  it("mutates nothing under the application's root [THEME-06]", () => {
    applyTheme({ value: "#457cd6", scheme: "light" }, root);
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    applyTheme({ value: "cartoon", scheme: "dark" }, root);
    expect(observer.takeRecords()).toEqual([]);
    observer.disconnect();
  });

  it("fetches the look's styles by the page's nonce and holds the first paint for them [THEME-09]", () => {
    applyTheme({ value: "lotus", scheme: "light" }, root);
    const [link] = links();
    expect(link).toHaveAttribute("href", "/common/plugins/common-ph/2.0.0/css/lotus.css");
    expect(link).toHaveAttribute("blocking", "render");
    root.dataset["common"] = "3.1.0";
    applyTheme({ value: "ink", scheme: "light" }, root);
    expect(links().at(-1)).toHaveAttribute("href", "/common/plugins/common-ph/3.1.0/css/ink.css");
    delete root.dataset["common"];
    expect(link?.nonce).toBe("n0nce");
  });

  it("keeps the old styles until the new ones are there [THEME-06]", () => {
    applyTheme({ value: "lotus", scheme: "light" }, root);
    applyTheme({ value: "ink", scheme: "light" }, root);
    expect(links()).toHaveLength(2);
    document.getElementById("look-styles")?.dispatchEvent(new Event("load"));
    expect(links().map((link) => link.dataset["look"])).toEqual(["ink"]);
  });

  it("keeps the tokens of a look whose styles are missing and leaves no other look behind [THEME-09]", () => {
    applyTheme({ value: "lotus", scheme: "light" }, root);
    applyTheme({ value: "cartoon", scheme: "light" }, root);
    document.getElementById("look-styles")?.dispatchEvent(new Event("error"));
    expect(links().map((link) => link.dataset["look"])).toEqual(["cartoon"]);
    expect(variable("--brand-main")).toBe("#3abae8");
  });

  it.each([
    ["load", ["ink"]],
    ["error", ["color", "ink"]],
  ])(
    "drops the sheet that came in the page once another is there, and keeps it where none comes: %s [THEME-09]",
    (event, left) => {
      const inPage = document.createElement("style");
      inPage.id = "look-styles";
      inPage.dataset["look"] = "color";
      document.head.append(inPage);
      applyTheme({ value: "ink", scheme: "light" }, root);
      document.getElementById("look-styles")?.dispatchEvent(new Event(event));
      const sheets = [...document.head.querySelectorAll<HTMLElement>("style, link")];
      expect(sheets.map((sheet) => sheet.dataset["look"])).toEqual(left);
    },
  );

  it("fetches nothing twice for another colour of the same look", () => {
    applyTheme({ value: "red", scheme: "light" }, root);
    applyTheme({ value: "green", scheme: "light" }, root);
    expect(links()).toHaveLength(1);
  });

  it("is applied to a part of the page alone, for previews", () => {
    applyTheme({ value: "#457cd6", scheme: "light" }, root);
    const part = document.createElement("div");
    document.body.append(part);
    applyTheme({ value: "ink", scheme: "light" }, part);
    expect(part.style.getPropertyValue("--brand-main")).toBe("#a9947f");
    expect(variable("--brand-main")).toBe("#457cd6");
    expect(links().map((link) => link.dataset["look"])).toEqual(["color"]);
  });

  it("shows what the system prefers, and follows it [THEME-07]", () => {
    const system = fakeSystem(true);
    const apply = () => applyTheme({ value: "ink", scheme: "system" }, root);
    expect(apply().scheme).toBe("dark");
    const stop = watchSystemScheme(window, apply);
    system.turn(false);
    expect(root.dataset["scheme"]).toBe("light");
    stop();
    system.turn(true);
    expect(root.dataset["scheme"]).toBe("light");
  });

  it("falls back to the stored theme [THEME-01]", () => {
    expect(applyTheme({ value: "nonsense", stored: "lotus", scheme: "light" }, root).look).toBe("lotus");
  });
});
