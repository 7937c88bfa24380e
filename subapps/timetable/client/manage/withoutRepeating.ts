import { partsOfBilingual } from "@portal/kit";
import type { SubmitResult } from "@portal/kit/forms";

/** The clashes that a form lists, each in both languages. */
export interface Told {
  current: readonly string[];
}

const chineseOf = (text: string): string => partsOfBilingual(text)[0];

/** Whether a refusal says in one text what the form says already. */
const repeats = (error: object, told: readonly string[]): boolean => {
  const text = "text" in error && typeof error.text === "string" ? chineseOf(error.text) : "";
  return told.length > 0 && told.every((clash) => text.includes(chineseOf(clash)));
};

/** How saving ended; a refusal for the clashes that stand in the form does not list them once more. */
export const withoutRepeating = (told: Told, result: SubmitResult<true>): SubmitResult<true> =>
  "error" in result && repeats(result.error, told.current)
    ? { error: { text: { id: "clashesRemain" } } }
    : result;
