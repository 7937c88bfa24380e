import type { Language } from "../language/languages";
import type { Arrangement } from "../apps/arrangement";

/** Light, dark, or the system's. */
export type Scheme = "light" | "dark" | "system";

/** The look and language that a device keeps for all its users. */
export interface DevicePreferences {
  readonly language: Language;
  /** A look's name or a `#rrggbb` colour, as the theme stores it; null = the default. */
  readonly theme: string | null;
  readonly scheme: Scheme;
}

/** What is kept for each person separately. */
export interface PersonalPreferences {
  /** The name of the layout that the person has chosen; null = the unit's [DESK-06]. */
  readonly layout: string | null;
  /** Whether the side menu stays open beside the page, where there is room for it. */
  readonly menuLocked: boolean;
  readonly arrangement: Arrangement;
  /** The codes of the applications opened last, newest first [DESK-07]. */
  readonly recentApps: readonly string[];
}

/** How a person wants the portal to look, and in which language. */
export interface Preferences extends DevicePreferences, PersonalPreferences {
  /** A theme from the address: applied, but not kept, until the person chooses one. */
  readonly themeAsked: string | null;
}

/** Whether a value names a scheme. */
export const isScheme = (value: unknown): value is Scheme =>
  value === "light" || value === "dark" || value === "system";
