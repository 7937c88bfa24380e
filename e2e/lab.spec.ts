import type { Page } from "@playwright/test";
import { chooseLine } from "./personMenu";
import { expect, test } from "./fixture";

const field = (page: Page) => page.getByRole("textbox", { name: "清单地址" });

/** Reads the manifest at an address, runs the checks, and waits for the report. */
async function check(page: Page, address: string) {
  await field(page).fill(address);
  await field(page).press("Enter");
  await page.getByRole("button", { name: "开始检测" }).press("Enter");
  await expect(page.getByRole("heading", { name: "检测结果" })).toBeVisible({ timeout: 45_000 });
}

/** The keys of the lines that failed, by the heading of their section. */
const failures = (page: Page) =>
  page.locator("section:has(> h3)").evaluateAll((sections): Record<string, string[]> => {
    const keyOf = (line: Element) => line.querySelector("code")?.textContent ?? "";
    return Object.fromEntries(
      sections.map((section) => [
        section.querySelector("h3")?.textContent ?? "",
        [...section.querySelectorAll("[data-status=fail]")].map(keyOf),
      ]),
    );
  });

test("the lab passes a good application and finds every kind of fault in a bad one [MORE-06]", async ({
  page,
  portal,
  problems,
}) => {
  test.slow();
  problems.expect(/Missing message: "nowhere"/, /404 .*t-badly\/list/);
  await portal.signInQuickly("admin");
  await portal.openDesktop();

  await test.step("which the menu offers to people with its permission", async () => {
    await chooseLine(page, "应用检测");
    await expect(page.getByRole("heading", { level: 1, name: "应用检测" })).toBeFocused();
  });

  await test.step("an address that the portal would not load is refused, with what is allowed", async () => {
    await field(page).fill("https://evil.example/duty/manifest.json");
    await field(page).press("Enter");
    await expect(page.getByText(/门户不会加载这个地址。允许的地址：http/)).toBeVisible();
    await expect(field(page)).toHaveValue("https://evil.example/duty/manifest.json");
  });

  await test.step("a shipped application passes", async () => {
    await check(page, "/duty/manifest.json");
    expect(await failures(page)).toEqual({
      约定: [],
      权限: [],
      调用: [],
      翻译: [],
      图层与残留: [],
      无障碍: [],
    });
    await expect(page.getByText("POST /api/duty/seen")).toBeVisible();
    await portal.expectAccessible();
  });

  for (const time of ["once", "again, with the same result"])
    await test.step(`one that breaks each rule fails ${time}`, async () => {
      await check(page, "/t-badly/manifest.json");
      expect(await failures(page)).toEqual({
        约定: ["icon"],
        权限: ["badly_undeclared"],
        调用: ["GET /api/t-badly/list"],
        翻译: ["nowhere", "onlyChinese", "greeting"],
        图层与残留: [
          "div#t-badly-above",
          "main h1",
          "html[data-badly]",
          "div#t-badly-above: 999999",
          "div#t-badly-above",
          "adoptedStyleSheets",
          "html[data-badly]",
          "window resize",
          "setInterval 60000",
        ],
        无障碍: ["button-name", "button-name"],
      });
      await expect(page.locator("#t-badly-above")).toHaveCount(0);
    });

  await test.step("the report is saved as JSON", async () => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "下载 JSON" }).click();
    expect((await downloading).suggestedFilename()).toBe("t-badly-lab.json");
  });
});
