import type { Language } from "../../src/base/core/language/languages";
import { THEME_OF_EACH_LOOK } from "../../theme/lookNames";

/** Brightness of a page, as a person sets it. */
type AuditScheme = "light" | "dark";

/** What is fixed while a screen is open: changing it would mean opening the screen again. */
export interface Setting {
  readonly language: Language;
  readonly layout: "top" | "left";
  readonly width: "pc" | "phone";
}

/** What can be changed on an open screen. */
export interface Appearance {
  readonly theme: string;
  readonly scheme: AuditScheme;
}

const LANGUAGES: readonly Language[] = ["zh-CN", "en"];
const SCHEMES = ["light", "dark"] as const;

/** Window sizes, in CSS pixels. */
export const AUDIT_SIZES = {
  pc: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Every setting that a screen is opened in; `hasLayouts` adds the left layout, which phones do not have. */
export const settingsOf = (hasLayouts: boolean): readonly Setting[] =>
  LANGUAGES.flatMap((language) => [
    { language, layout: "top", width: "pc" } as const,
    { language, layout: "top", width: "phone" } as const,
    ...(hasLayouts ? [{ language, layout: "left", width: "pc" } as const] : []),
  ]);

/** Every look of a screen in a setting. The whole looks keep the menu on top, so the left layout has only colours. */
export const appearancesOf = ({ layout }: Setting): readonly Appearance[] =>
  THEME_OF_EACH_LOOK.filter((theme) => layout === "top" || theme.startsWith("#")).flatMap((theme) =>
    SCHEMES.map((scheme) => ({ theme, scheme })),
  );

/** The name of a setting in titles and reports. */
export const nameOfSetting = ({ language, layout, width }: Setting): string =>
  [language, layout, width].join(" ");

/** The name of a look in reports. */
export const nameOfAppearance = ({ theme, scheme }: Appearance): string => `${theme} ${scheme}`;
