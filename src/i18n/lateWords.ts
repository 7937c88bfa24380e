import { useSyncExternalStore } from "react";
import type { Language } from "../core/language/languages";
import type { Messages } from "./messages";

/** Messages in every language; of the ids as many as their part of the page needs. */
export type Catalogue = Readonly<Record<Language, Messages>>;

const none = {} as Messages;
let words: Catalogue = { "zh-CN": none, en: none };
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Brings the words of parts that no page begins with. They travel with the code of these parts, in all languages, and
 * are there for every provider of words in the document (the portal's and each sub-application's) from then on.
 */
export function addLateWords(more: Catalogue): void {
  words = { "zh-CN": { ...words["zh-CN"], ...more["zh-CN"] }, en: { ...words.en, ...more.en } };
  for (const listener of listeners) listener();
}

/** The words in one language that parts have brought so far. */
export function useLateWords(language: Language): Messages {
  const now = () => words[language];
  return useSyncExternalStore(subscribe, now, now);
}
