import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { chooseLine } from "./personMenu";

/** Puts `font` elements in the place of all texts, and of those that come, as the translation of a browser does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    // As a plain string, since its own type is deprecated.
    const FONT = "font" as string;
    const replace = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest("font, script, style, [translate=no]") !== null)
          continue;
        const [outer, inner] = [document.createElement(FONT), document.createElement(FONT)];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    replace(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === "characterData" ? [target] : addedNodes)
          if (node.isConnected) replace(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** The words of the page, whatever they are drawn in. */
const wordsOf = (page: Page) =>
  page
    .locator("header, main")
    .evaluateAll((places) =>
      places.flatMap((place) =>
        [...place.querySelectorAll("h1, h2, h3, button, a")].map((part) => part.textContent.trim()),
      ),
    );

test("a page that the browser translates goes on: search, its hits and figures, and the other language [I18N-07, REL-03, DESK-10]", async ({
  page,
  portal,
  problems,
}) => {
  // React takes over late parts of a drawn page one by one. Those that were translated before, it draws again and says so.
  problems.expect(/React error #418/);
  await portal.signInQuickly("student");
  await portal.openDesktop();
  await portal.expectTakenOver();
  await translate(page);
  await expect(page.locator("h1 font").first()).toBeVisible();

  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox");
  await expect(field).toBeFocused();
  for (const [letters, hit] of [
    ["t", /./],
    ["tongzhi", /通知/],
    ["zzz", null],
    ["t", /./],
  ] as const) {
    await field.fill(letters);
    if (hit) await expect(page.getByRole("option", { name: hit }).first()).toBeVisible();
    else await expect(page.getByRole("option")).toHaveCount(0);
  }
  await field.press("Escape");
  await field.press("Escape");
  await expect(field).toHaveCount(0);

  await chooseLine(page, "Switch to English");
  await expect(page.getByRole("heading", { level: 1, name: /^Good/ })).toBeVisible();
  const translated = await wordsOf(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /^Good/ })).toBeVisible();
  await portal.expectTakenOver();
  await expect.poll(() => wordsOf(page)).toEqual(translated);
});
