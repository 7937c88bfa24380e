import type { Page } from "@playwright/test";

/** Opens the person's menu, and chooses one of its lines. */
export async function chooseLine(page: Page, line: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: /^(欢迎，|Welcome, )/ }).click();
  await page.getByRole("menuitem", { name: line }).click();
}
