import type { Language } from "../language/languages";

/** Light, dark, or as the system has it. */
export type Scheme = "light" | "dark" | "system";

/** What a device keeps of how the portal looks and speaks, whoever uses it. */
export interface DevicePreferences {
  readonly language: Language;
  /** A look's name or a `#rrggbb` colour, as the theme stores it; null = the default. */
  readonly theme: string | null;
  readonly scheme: Scheme;
}

/** What is kept for each person apart. */
export interface PersonalPreferences {
  /** The name of the layout that the person has chosen; null = the unit's [DESK-06]. */
  readonly layout: string | null;
  /** Whether the side menu stays open beside the page, where there is room for it. */
  readonly menuLocked: boolean;
}

/** How somebody likes the portal to look and speak. */
export interface Preferences extends DevicePreferences, PersonalPreferences {
  /** A theme that the address asked for: worn, but not kept, until the person chooses one. */
  readonly themeAsked: string | null;
}

/** Whether a value names a scheme. */
export const isScheme = (value: unknown): value is Scheme =>
  value === "light" || value === "dark" || value === "system";
