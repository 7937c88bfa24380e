import { unicodeForm } from "../text/unicodeForm";

/**
 * The number in typed text: null for nothing, NaN for text that is no number. Full-width digits and signs, as Chinese
 * input methods write them, count as the plain ones; spaces and commas between digits are skipped.
 */
export function readNumber(text: string): number | null {
  const plain = unicodeForm(text, "NFKC")
    .replaceAll("。", ".")
    .replace(/\s/g, "")
    .replace(/,(?=\d)/g, "");
  if (plain === "") return null;
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : NaN;
}
