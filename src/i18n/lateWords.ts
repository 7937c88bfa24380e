import type { Language } from "../core/language/languages";
import type { CompiledFile, Messages } from "./messages";

/** What parts have brought so far. */
const words: Record<Language, Messages> = { "zh-CN": {} as Messages, en: {} as Messages };

/**
 * Brings the messages of a folder that no page begins with, as `words.ts` of that folder does. They travel with the code
 * beside them, in all languages, and are there for every provider of words in the document (the portal's and each
 * sub-application's) from then on.
 */
export function addLateWords(more: Readonly<Record<Language, CompiledFile>>): void {
  Object.assign(words["zh-CN"], more["zh-CN"]);
  Object.assign(words.en, more.en);
}

/**
 * Messages with those of late parts behind them, of the same language, also of parts that have yet to come. The object stays the
 * same when they do: what is drawn already needs no word of theirs, and is not drawn again for them.
 */
export const withLateWords = <Own extends object>(own: Own, language: Language): Own =>
  new Proxy(own, {
    get: (target, id): unknown => Reflect.get(id in target ? target : words[language], id),
    getOwnPropertyDescriptor: (target, id) =>
      Reflect.getOwnPropertyDescriptor(id in target ? target : words[language], id),
  });
