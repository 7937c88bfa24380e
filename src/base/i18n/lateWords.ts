import { LANGUAGES, type Language } from "../core/language/languages";
import { isPlainObject } from "../core/wire/isPlainObject";
import { recordOf } from "../core/wire/read";
import type { CompiledFile, Messages } from "./messages";

/** What parts have brought so far. */
const words: Record<Language, Messages> = { "zh-CN": {} as Messages, en: {} as Messages };

/**
 * Brings messages that no page begins with, as `partWords.ts` does for a part that is loaded lazily. They travel with that part's
 * code, in all languages, and are there for every provider of words in the document (the portal's and each
 * sub-application's) from then on.
 */
export function addLateWords(more: Readonly<Record<Language, CompiledFile>>): void {
  Object.assign(words["zh-CN"], more["zh-CN"]);
  Object.assign(words.en, more.en);
}

/** Those of these ids that parts have brought, in all languages, for a page that is loaded later. */
export const lateWordsOf = (ids: readonly string[]): Readonly<Record<Language, CompiledFile>> => {
  const known = (language: Language) =>
    Object.fromEntries(
      ids.flatMap((id) =>
        Object.hasOwn(words[language], id) ? [[id, words[language][id as keyof Messages]]] : [],
      ),
    ) as CompiledFile;
  return { "zh-CN": known("zh-CN"), en: known("en") };
};

/** Brings what an earlier page had of them, as far as no part of this one has brought it; what is no message is left out. */
export function recallLateWords(stored: unknown): void {
  for (const language of LANGUAGES)
    for (const [id, message] of Object.entries(recordOf(recordOf(stored)[language])))
      if (
        ID.test(id) &&
        Array.isArray(message) &&
        message.every(isPlainObject) &&
        !Object.hasOwn(words[language], id)
      )
        Object.assign(words[language], { [id]: message });
}

/** Ids of messages are looked up, and so are names that libraries ask every object for. */
const ID = /^[a-z]\w*(\.[\w-]+)+$/;

/** What a person sees of a message that no catalogue has: never its id. */
const NO_WORDS = [{ type: 0, value: "…" }];

/** A missing message is a fault of the build, which decides what comes with which code: the console names it, and each journey fails. */
const reportMissing = (id: string, language: Language) => console.error(`No message "${id}" in ${language}.`);

/**
 * Messages with those of late parts behind them, of the same language, also of parts that have yet to come. The object stays the
 * same when they do: what is drawn already needs no word of theirs, and is not drawn again for them. An id that none has reads as an
 * ellipsis, because no person can do anything with an id [I18N-03].
 */
export const withLateWords = <Own extends object>(
  own: Own,
  language: Language,
  onMissing?: (id: string) => void,
): Own =>
  new Proxy(own, {
    get(target, id): unknown {
      const from = id in target ? target : words[language];
      if (typeof id !== "string" || id in from || !ID.test(id)) return Reflect.get(from, id);
      onMissing?.(id);
      reportMissing(id, language);
      return NO_WORDS;
    },
    getOwnPropertyDescriptor(target, id) {
      const from = id in target ? target : words[language];
      if (typeof id !== "string" || id in from || !ID.test(id))
        return Reflect.getOwnPropertyDescriptor(from, id);
      return { value: NO_WORDS, configurable: true, enumerable: true, writable: true };
    },
  });
