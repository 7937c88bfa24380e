import type { ResolvedTheme } from "./themes";
import { tokensOf } from "./tokens";

/** The id of the style element with the tokens of a page that is drawn before its first script. */
export const PAGE_TOKENS_ID = "page-tokens";

/** The tokens of a theme as a style sheet for a whole page, in the system's scheme. */
export function pageTokens({ color, look }: Pick<ResolvedTheme, "color" | "look">): string {
  const rule = (scheme: "light" | "dark") =>
    `:root{color-scheme:${scheme};${Object.entries(tokensOf(color, look, scheme))
      .map(([name, value]) => `${name}:${value}`)
      .join(";")}}`;
  return `${rule("light")}@media (prefers-color-scheme:dark){${rule("dark")}}`;
}
