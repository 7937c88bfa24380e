import { expect, type Locator, type Page } from "@playwright/test";

const person = (page: Page) => page.getByRole("button", { name: /^(欢迎，|Welcome, )/ });
const me = (page: Page) =>
  page
    .getByRole("navigation", { name: /^(快捷导航|Quick navigation)$/ })
    .getByRole("link", { name: /^(我的|Me)(，|,|$)/ });

/** Opens what is the person's own: their menu, or on a phone their page. The answer finds a line of it. */
export async function openPerson(page: Page): Promise<(line: string | RegExp) => Locator> {
  const either = person(page).or(me(page)).filter({ visible: true });
  await expect(either).toHaveCount(1);
  await either.click();
  if (await me(page).isVisible()) return (name) => page.getByRole("main").getByRole("button", { name });
  return (name) => page.getByRole("menuitem", { name });
}

/** Opens the person's menu, or on a phone their page, and chooses one of its lines. */
export async function chooseLine(page: Page, line: string | RegExp): Promise<void> {
  const find = await openPerson(page);
  await find(line).click();
}
