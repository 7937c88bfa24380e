import type { AppItem, AppNames } from "./apps";
import type { Language } from "../language/languages";

const CHINESE: readonly (keyof AppNames)[] = ["short", "full", "plain", "english", "englishShort"];
const ENGLISH: readonly (keyof AppNames)[] = ["englishShort", "english", "short", "full", "plain"];

/**
 * The application's name in a language: the short form first, as tiles are narrow, then the longer ones, then the
 * other language's, and the code when the platform named nothing [DESK-02].
 */
export function appName(app: Pick<AppItem, "names" | "code">, language: Language): string {
  const order = language === "en" ? ENGLISH : CHINESE;
  return order.map((key) => app.names[key]).find((name) => name !== "") ?? app.code;
}

/** The one letter of a letter tile: the first character a reader would see, emoji and rare Chinese included. */
export function initialOf(name: string): string {
  return (Array.from(name.trim())[0] ?? "").toLocaleUpperCase("en");
}
