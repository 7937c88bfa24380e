import { useSyncExternalStore } from "react";
import { Snapshot } from "../core/flow/Snapshot";
import type { Language } from "../core/language/languages";
import type { Messages } from "./messages";

/** Messages in every language; of the ids as many as their part of the page needs. */
export type Catalogue = Readonly<Record<Language, Messages>>;

const none = {} as Messages;
const words = new Snapshot<Catalogue>({ "zh-CN": none, en: none });

/**
 * Brings the words of parts that no page begins with. They travel with the code of these parts, in all languages, and
 * are there for every provider of words in the document (the portal's and each sub-application's) from then on.
 */
export function addLateWords(more: Catalogue): void {
  const before = words.getSnapshot();
  words.set({ "zh-CN": { ...before["zh-CN"], ...more["zh-CN"] }, en: { ...before.en, ...more.en } });
}

/** The words in one language that parts have brought so far. */
export function useLateWords(language: Language): Messages {
  const now = () => words.getSnapshot()[language];
  return useSyncExternalStore(words.subscribe, now, now);
}
