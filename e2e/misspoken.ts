import type { Page } from "@playwright/test";
import { namesAlone, readSpoken } from "../test/readSpoken";

/** The applications of the tests have their words in one language. */
const OF_TESTS = "[data-pane^='t-']";

/**
 * What a page says wrongly: words in another language than their element says [I18N-05], on an English page names of people in
 * Chinese alone [I18N-06], and texts of one name that run together [A11Y-03].
 */
export async function misspoken(page: Page): Promise<readonly string[]> {
  const { unmarked, chinese, joined } = await page.evaluate(readSpoken, OF_TESTS);
  const isEnglish = (await page.locator("html").getAttribute("lang")) === "en";
  return [
    ...unmarked.map((words) => `not marked as another language: ${words}`),
    ...joined.map((words) => `texts without a blank between them: ${words}`),
    ...(isEnglish ? namesAlone(chinese).map((name) => `a name in Chinese alone: ${name}`) : []),
  ];
}
