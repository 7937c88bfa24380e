import { audit, colorReader, type Axe } from "./axe";
import { lowContrasts } from "./contrasts";
import { choiceOf, EVERY_CHOICE, EVERY_THEME, type Choice } from "./everyChoice";
import type { DrawnStory, StoryControls } from "./storyControls";

const nameOf = ({ theme, scheme, layout, language }: Choice) => [theme, scheme, layout, language].join(", ");

type Wearing = Pick<StoryControls, "wear" | "speak">;

async function auditIn(choice: Choice, page: Wearing, axe: Axe, isWholePage: boolean) {
  page.wear(choice);
  await page.speak(choice.language);
  const { findings, words } = await audit(axe, isWholePage);
  return { words, findings: findings.map((finding) => `${nameOf(choice)}: ${finding}`) };
}

/**
 * What is wrong with a story, in whatever a person may choose [A11Y-01]: a whole page is given to axe in each of the 32
 * ways. Any other part is given to it once more, in English and another look than the one in which the a11y addon has
 * just looked at it; then the words found there are measured in all eight themes, where nothing else differs.
 */
export async function inspect({ id, tags }: DrawnStory, page: Wearing, axe: Axe): Promise<readonly string[]> {
  const found: string[] = [];
  if (tags.includes("page")) {
    for (const choice of EVERY_CHOICE) found.push(...(await auditIn(choice, page, axe, true)).findings);
    return found;
  }
  const choice = choiceOf(id);
  const first = await auditIn(choice, page, axe, false);
  found.push(...first.findings);
  let { words } = first;
  const read = colorReader(axe);
  for (const theme of EVERY_THEME) {
    page.wear(theme);
    // Something was drawn anew in the meantime.
    if (words.some(({ element }) => !element.isConnected)) ({ words } = await audit(axe, false));
    found.push(...lowContrasts(words, read).map((low) => `${nameOf(theme)}: ${low}`));
  }
  page.wear(choice);
  return found;
}
