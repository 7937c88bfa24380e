import { NOT_ARRANGED, readArrangement } from "../apps/arrangement";
import { isPlainObject } from "../wire/isPlainObject";
import type { PersonKey } from "../wire/user";
import type { PersonalPreferences } from "./preferences";

/** What the cookie of a person's desktop says. */
export interface KeptDesk {
  readonly person: PersonKey;
  readonly preferences: PersonalPreferences;
}

/** The most characters of its value: all cookies of a site share what a server reads of a request's head. */
const MOST = 2_000;

const USUAL: PersonalPreferences = {
  layout: null,
  menuLocked: true,
  arrangement: NOT_ARRANGED,
  recentApps: [],
};

/** The cookie's value; null where nothing differs from the usual, or it would be too long: the page draws such a desktop itself. */
export function formatKeptDesk({ person, preferences }: KeptDesk): string | null {
  if (JSON.stringify({ ...USUAL, ...preferences }) === JSON.stringify(USUAL)) return null;
  const value = encodeURIComponent(JSON.stringify({ person, ...preferences }));
  return value.length > MOST ? null : value;
}

const codes = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((code) => typeof code === "string") : [];

/** Reads the cookie's value, decoded; null where it is no such thing. */
export function readKeptDesk(text: string | undefined): KeptDesk | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (!isPlainObject(value) || typeof value.person !== "string") return null;
    const { person, layout, menuLocked, arrangement, recentApps } = value;
    return {
      person: person as PersonKey,
      preferences: {
        layout: typeof layout === "string" ? layout : null,
        menuLocked: menuLocked !== false,
        arrangement: readArrangement(arrangement),
        recentApps: codes(recentApps),
      },
    };
  } catch {
    return null;
  }
}
