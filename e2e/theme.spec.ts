import type { Locator, Page } from "@playwright/test";
import { lookPictures } from "../theme/lookFiles";
import { WHOLE_LOOKS } from "../theme/lookNames";
import { LOOKS } from "../theme/themes";
import { parseHex } from "../theme/tints";
import { colorTokensOf } from "../theme/tokens";
import { expect, test } from "./fixture";
import { chooseLook } from "./screen";
import { go } from "./viewportPage";

test.beforeEach(async ({ portal }) => portal.signInQuickly("student"));

test("switching the look changes nothing under the React root, and is kept for this person everywhere [THEME-06, THEME-01]", async ({
  page,
  portal,
  context,
}) => {
  // A person whose theme no other test looks at.
  await portal.signInQuickly("staff");
  await portal.openDesktop();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  const dialog = await portal.openAppearance();
  // Colours fade for those who have not asked for less motion.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const ink = dialog.getByRole("group", { name: "主题" }).getByRole("radio", { name: "水墨" });
  await expect(ink).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const app = document.getElementById("app");
    if (!app) throw new Error("no #app");
    const seen: string[] = [];
    new MutationObserver((records) => {
      for (const { target, type } of records) seen.push(`${type}: ${target.nodeName}`);
    }).observe(app, { subtree: true, childList: true, attributes: true, characterData: true });
    app.addEventListener("transitionrun", ({ propertyName }) => seen.push(`fades: ${propertyName}`));
    Object.assign(window, { seen });
  });
  await ink.focus();
  await page.keyboard.press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-look", "ink");
  await expect(page.locator("html")).not.toHaveAttribute("data-still");
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);

  // What the platform keeps comes to a device that knows nothing of the person.
  await page.goto("/old-browser.js");
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await portal.signInQuickly("staff");
  await portal.openDesktop();
  await expect(page.locator("html")).toHaveAttribute("data-look", "ink");
});

test("the first paint already has the stored theme, before any application script [THEME-06]", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("portal.theme", "lotus");
    localStorage.setItem("portal.scheme", "dark");
  });
  await page.route(/\/assets\/(?!boot)/, () => undefined);
  await page.goto("/login/", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-look", "lotus");
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
  expect(
    await page.evaluate(() => document.documentElement.style.getPropertyValue("--surface-page")),
  ).not.toBe("");
});

test("a theme in the address is applied and not stored, the system's scheme is followed, and forced colours give panels edges and outline what is current [THEME-01, THEME-07]", async ({
  page,
  portal,
}) => {
  // Opens a notice: other tests count what the teacher has not read.
  await portal.signInQuickly("linked-teacher");
  const root = page.locator("html");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(
    "/pages/base/pc_desktop_all/index.html?theme=%237a3fb0#/viewport?app=notices&fileId=notices",
  );
  const first = page.locator("[data-notice]").first();
  await first.click();
  await expect(root).toHaveAttribute("data-look", "color");
  await expect(root).toHaveCSS("--brand-main", "#7a3fb0");
  // What is kept is the colour of the person's school.
  expect(await page.evaluate(() => localStorage.getItem("portal.theme"))).toBe("#2f7d6b");
  await expect(root).toHaveAttribute("data-scheme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(root).toHaveAttribute("data-scheme", "light");

  await page.emulateMedia({ forcedColors: "active" });
  await page.mouse.move(0, 0);
  const panel = await portal.openAppearance();
  await expect(panel).toHaveCSS("border-top-style", "solid");
  await expect(page.getByRole("banner").locator("[aria-current]")).toHaveCSS("outline-style", "solid");
  await expect(first).toHaveCSS("outline-style", "solid");
});

test("a look whose files are missing leaves a working page [THEME-09]", async ({
  page,
  portal,
  problems,
}) => {
  problems.expect(/404/, /ERR_FAILED/);
  await page.route("**/common/plugins/**/css/*", (route) => route.fulfill({ status: 404 }));
  await page.addInitScript(() => localStorage.setItem("portal.theme", "ink"));
  await portal.openDesktop();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await portal.expectAccessible();
});

test("a plain page has a look by one style sheet, light and dark, without our scripts, and no drawing of a look is cut off at its upper edge [THEME-04, THEME-09]", async ({
  page,
}) => {
  for (const [scheme, look] of [
    ["light", "ink"],
    ["dark", "lotus"],
    ["dark", "color"],
  ] as const) {
    const body = `<!doctype html><html lang="en" data-look="${look}" data-scheme="${scheme}"><title>Plain</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="/common/plugins/common-ph/2.0.0/css/${look}-page.css">
      <body class="look-page"><div class="look-card"><a class="look-tile" href="#a">Tile</a></div></body></html>`;
    await page.route(`**/plain/${look}`, (route) => route.fulfill({ body, contentType: "text/html" }));
    await page.goto(`/plain/${look}`);
    const { color, shape } = LOOKS[look];
    const tokens = colorTokensOf(color, look, scheme);
    const rgb = (hex = "") => `rgb(${(parseHex(hex) ?? []).join(", ")})`;
    await expect(page.locator("body")).toHaveCSS("background-color", rgb(tokens["--surface-page"]));
    await expect(page.locator("body")).toHaveCSS("color", rgb(tokens["--text-primary"]));
    await expect(page.locator(".look-card")).toHaveCSS("border-top-style", "solid");
    const art = await page.evaluate(() => getComputedStyle(document.body, "::before").backgroundImage);
    expect(art).toMatch(look === "color" ? /radial-gradient/ : new RegExp(`${look}-${scheme}\\.svg`));
    const corner = await page
      .locator(".look-tile")
      .evaluate((tile) => parseFloat(getComputedStyle(tile).borderTopLeftRadius));
    expect(corner).toBe(parseFloat(shape["--radius-tile"] ?? "") * 16);
  }

  const cut = await page.evaluate((pictures) => {
    const tops = Object.entries(pictures).map(([name, svg]) => {
      const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
      document.body.replaceChildren(drawing);
      return [name, drawing instanceof SVGSVGElement ? drawing.getBBox().y : -1] as const;
    });
    return tops.filter(([, top]) => top < 0);
  }, lookPictures);
  expect(cut).toEqual([]);
});

/** The controls and coloured texts of a page with only the art of the look behind them. */
const exposed = (page: Page) =>
  page.evaluate(() => {
    const covers = (element: Element) => {
      const { backgroundColor } = getComputedStyle(element);
      const alpha = /[/,] ?([\d.]+)\)$/.exec(backgroundColor.replace(/^rgb\(/, "opaque("))?.[1];
      return backgroundColor !== "rgba(0, 0, 0, 0)" && Number(alpha ?? 1) >= 0.9;
    };
    const onArt = (element: Element) => {
      for (let at: Element | null = element; at && !at.matches(".look-page"); at = at.parentElement)
        if (covers(at)) return false;
      return element.closest(".look-page") !== null;
    };
    const probe = document.body.appendChild(document.createElement("i"));
    const plain = ["primary", "secondary"].map((name) => {
      probe.style.color = `var(--text-${name})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    const controls = [...document.querySelectorAll("button, input, a:not(.look-tile)")];
    const words = [...document.querySelectorAll(".look-page *")].filter(
      (element) =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()) &&
        !plain.includes(getComputedStyle(element).color),
    );
    return [...controls, ...words]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter(onArt)
      .map((element) => element.outerHTML.slice(0, 160));
  });

/** How bright an element's text is, as a sum over its three colours. */
const brightness = (element: Locator) =>
  element.evaluate((drawn) =>
    (getComputedStyle(drawn).color.match(/\d+/g) ?? [])
      .slice(0, 3)
      .reduce((sum, part) => sum + Number(part), 0),
  );

test("the entry of the current page stands out in the dark of ink, and only tiles and plain text are directly on the art of a look, on every page [THEME-03]", async ({
  page,
  portal,
}) => {
  await portal.openDesktop();
  const entries = page.getByRole("navigation", { name: "应用", exact: true }).getByRole("link");
  await expect(entries.nth(2)).toBeVisible();
  await chooseLook(page, "ink", "dark");
  await expect(entries.first()).toHaveAttribute("aria-current", "page");
  expect(await brightness(entries.first())).toBeGreaterThan((await brightness(entries.nth(1))) + 90);
  for (const [hash, drawn] of [
    ["#/", page.locator("main .look-tile").first()],
    ["#/viewport?app=notices&fileId=notices", page.locator("main [data-notice]").first()],
    ["#/nowhere", page.getByRole("heading", { name: "没有找到这个页面" })],
    ["#/viewport?app=nonesuch", page.getByText("这个地址不完整或不正确")],
  ] as const) {
    await go(page, hash);
    await expect(drawn).toBeVisible();
    for (const look of WHOLE_LOOKS) {
      await chooseLook(page, look, "light");
      expect([hash, look, ...(await exposed(page))]).toEqual([hash, look]);
    }
  }
});
