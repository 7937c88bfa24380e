import { audit, colorReader, type Axe } from "./axe";
import { lowContrasts } from "./contrasts";
import { choiceOf, EVERY_CHOICE, EVERY_LAYOUT, EVERY_THEME, type Choice } from "./everyChoice";
import { saidTwice } from "./saidTwice";
import type { DrawnStory, Inspection, StoryControls } from "./storyControls";

const nameOf = ({ theme, scheme, layout, language }: Choice) => [theme, scheme, layout, language].join(", ");

type PageControls = Pick<StoryControls, "applyTheme" | "speak">;

interface Auditor {
  readonly page: PageControls;
  readonly axe: Axe;
  readonly isWholePage: boolean;
}

/**
 * Gives a story to axe in one choice, and measures the words found there in these other themes, where nothing but colours
 * differs. What a theme draws again, as one that forces a layout does, is given to axe again.
 */
async function auditIn(
  choice: Choice,
  themes: readonly Choice[],
  { page, axe, isWholePage }: Auditor,
): Promise<Inspection> {
  const found: string[] = [];
  let audits = 0;
  const look = async (theme: Choice) => {
    audits += 1;
    const { findings, words } = await audit(axe, isWholePage);
    const all = [...findings, ...saidTwice(document)];
    found.push(...all.map((finding) => `${nameOf(theme)}: ${finding}`));
    return words;
  };
  const read = colorReader(axe);
  page.applyTheme(choice);
  await page.speak(choice.language);
  let words = await look(choice);
  for (const theme of themes) {
    page.applyTheme(theme);
    if (words.some(({ element }) => !element.isConnected)) words = await look(theme);
    found.push(...lowContrasts(words, read).map((low) => `${nameOf(theme)}: ${low}`));
  }
  page.applyTheme(choice);
  return { findings: found, audits };
}

/**
 * What is wrong with a story, in whatever a person may choose [A11Y-01]: a whole page in all of these ways. Any other part
 * is given to axe once, in the language and look that its id decides; then the words found there are measured in all
 * themes.
 */
export async function inspect({ id, tags }: DrawnStory, page: PageControls, axe: Axe): Promise<Inspection> {
  if (!tags.includes("page")) return auditIn(choiceOf(id), EVERY_THEME, { page, axe, isWholePage: false });
  const looks: Inspection[] = [];
  for (const { language, layout } of EVERY_LAYOUT) {
    const [first, ...others] = EVERY_CHOICE.filter(
      (choice) => choice.language === language && choice.layout === layout,
    );
    if (first) looks.push(await auditIn(first, others, { page, axe, isWholePage: true }));
  }
  return {
    findings: looks.flatMap(({ findings }) => findings),
    audits: looks.reduce((sum, { audits }) => sum + audits, 0),
  };
}
