import { isLanguage, type Language } from "../../src/base/core/language/languages";
import { THEME_OF_EACH_LOOK } from "../../theme/lookNames";
import { DEFAULT_COLOR, type Scheme } from "../../theme/themes";

/** Everything that a person can choose about how a page shows itself. */
export interface Choice {
  readonly theme: string;
  readonly scheme: Exclude<Scheme, "system">;
  readonly layout: "top" | "left";
  readonly language: Language;
}

const LANGUAGES = ["zh-CN", "en"].filter(isLanguage);

/** All of it: every look, light and dark, two layouts, two languages; by language, as that is slow to change. */
export const EVERY_CHOICE: readonly Choice[] = LANGUAGES.flatMap((language) =>
  THEME_OF_EACH_LOOK.flatMap((theme) =>
    (["light", "dark"] as const).flatMap((scheme) =>
      (["top", "left"] as const).map((layout) => ({ theme, scheme, layout, language })),
    ),
  ),
);

/** The ways in which a page is laid out, by language and layout, in the first look. */
export const EVERY_LAYOUT: readonly Choice[] = EVERY_CHOICE.filter(
  ({ theme, scheme }) => theme === DEFAULT_COLOR && scheme === "light",
);

/** The themes among them, which decide all colours. */
export const EVERY_THEME: readonly Choice[] = EVERY_CHOICE.filter(
  ({ layout, language }) => layout === "top" && language === "zh-CN",
);

/** A language and a look for a story by its id: neighbours get others, and each its own in every run. */
export function choiceOf(id: string): Choice {
  const choices = EVERY_CHOICE.filter(({ layout }) => layout === "top");
  let sum = 7;
  for (let at = 0; at < id.length; at += 1) sum = (sum * 31 + id.charCodeAt(at)) % 65_521;
  const choice = choices[sum % choices.length];
  if (!choice) throw new Error("There is nothing to choose from");
  return choice;
}
