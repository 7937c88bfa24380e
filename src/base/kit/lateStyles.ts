import type { Components, Theme } from "@mui/material/styles";
import deepmerge from "@mui/utils/deepmerge";
import type { Language } from "../core/language/languages";

type Styles = Components<Theme>;

/** What a component of MUI says by itself, where that is not English. */
type Words = Readonly<Partial<Record<Language, Styles>>>;

let styles: Styles = {};
let words: Words = {};
const listeners = new Set<() => void>();

/** Brings the looks and words of MUI components that no page begins with; they travel with the parts that use them. */
export function addLateStyles(moreStyles: Styles, moreWords: Words = {}): void {
  styles = { ...styles, ...moreStyles };
  words = { ...words, ...moreWords };
  for (const listener of listeners) listener();
}

/** The looks that parts have brought so far, with the words of a language. */
export const lateStyles = (language: Language): Styles => deepmerge(styles, words[language]);

/** Calls back whenever a part has brought more; the answer stops it. */
export function onLateStyles(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
