import type { CategoryCode } from "../../../contract/categories";

/** One application of the demo platform. */
export interface SeedApp {
  readonly code: string;
  readonly name: string;
  readonly english: string;
  /** Lucide's name of the glyph on its tile. */
  readonly glyph: string;
  /** User types that may open it; absent = all. */
  readonly for?: string;
  /** Switched off for everybody (`updateStatus` 0). */
  readonly hidden?: true;
  /** Belongs to one unit alone; absent = all. */
  readonly unit?: string;
  /** The unit types that have it. */
  readonly unitTypes: string;
  /** A short form where the full name is too long for a tile. */
  readonly short?: string;
  readonly englishShort?: string;
}

/** A category with its applications. */
export interface SeedCategory {
  readonly code: CategoryCode;
  /** What it is called there, bilingual; absent = as everywhere. */
  readonly name?: string;
  readonly apps: readonly SeedApp[];
}

/** Unit types. */
const SCHOOLS = "2";
export const BUREAU = "1";

type Options = Partial<Omit<SeedApp, "code" | "name" | "english" | "glyph">>;

/** An application; a school's where nothing else is said. */
export const app = (
  code: string,
  name: string,
  english: string,
  glyph: string,
  options: Options = {},
): SeedApp => ({
  code,
  name,
  english,
  glyph,
  unitTypes: SCHOOLS,
  ...options,
});

/** As schools and bureaus have it. */
export const SHARED = { unitTypes: "" } as const;
