import type { Language } from "../language/languages";

/** Light, dark, or as the system has it. */
export type Scheme = "light" | "dark" | "system";

/** How somebody likes the portal to look and speak. */
export interface Preferences {
  readonly language: Language;
  /** A look's name or a `#rrggbb` colour, as the theme stores it; null = the default. */
  readonly theme: string | null;
  readonly scheme: Scheme;
}

/** Whether a value names a scheme. */
export const isScheme = (value: unknown): value is Scheme =>
  value === "light" || value === "dark" || value === "system";
