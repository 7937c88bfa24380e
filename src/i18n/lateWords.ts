import { useSyncExternalStore } from "react";
import { Snapshot } from "../core/flow/Snapshot";
import type { Language } from "../core/language/languages";
import type { CompiledFile, Messages } from "./messages";

const none = {} as Messages;
const words = new Snapshot<Readonly<Record<Language, Messages>>>({ "zh-CN": none, en: none });

/**
 * Brings the messages of a folder that no page begins with, as `words.ts` of that folder does. They travel with the code
 * beside them, in all languages, and are there for every provider of words in the document (the portal's and each
 * sub-application's) from then on.
 */
export function addLateWords(more: Readonly<Record<Language, CompiledFile>>): void {
  const before = words.getSnapshot();
  words.set({
    "zh-CN": { ...before["zh-CN"], ...(more["zh-CN"] as Messages) },
    en: { ...before.en, ...(more.en as Messages) },
  });
}

/** The words in one language that parts have brought so far. */
export function useLateWords(language: Language): Messages {
  const now = () => words.getSnapshot()[language];
  return useSyncExternalStore(words.subscribe, now, now);
}
