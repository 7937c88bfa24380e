import { TYPE } from "@formatjs/icu-messageformat-parser";
import type { MessageFormatElement } from "react-intl";
import { isLanguage, type Language } from "../core/language/languages";
import { mergeMessages } from "../core/language/messages";
import { isPlainObject } from "../core/wire/isPlainObject";
import type { Messages } from "./messages";

/** Words that a platform or a school supplies for one language on top of the catalogue, as plain strings. */
export interface Dictionary {
  readonly language: Language;
  readonly words: Readonly<Record<string, string>>;
}

/**
 * Reads the dictionaries that a page supplies as JSON, by language (`{"en": {…}}`); an empty one counts, as a wish for
 * the built-in words. What is broken, or no dictionary, is left out in silence [I18N-02].
 */
export function suppliedDictionaries(json: string | null | undefined): readonly Dictionary[] {
  try {
    return Object.entries(JSON.parse(json ?? "") as object).flatMap(([language, words]) =>
      isLanguage(language) && isPlainObject(words) ? { language, words: mergeMessages(words) } : [],
    );
  } catch {
    return [];
  }
}

/** A quoted run, a doubled apostrophe, a `{name}`, or a lone character that only full ICU syntax would use. */
const TOKEN = /'([{}][^']*)'|''|\{\s*([A-Za-z_]\w*)\s*\}|[{}]/g;

/**
 * The syntax tree of a message made of text and `{name}` placeholders, or null where it uses more of ICU
 * (plurals, choices, formats), for which the pages ship no parser.
 */
export function parseSimpleMessage(message: string): MessageFormatElement[] | null {
  const elements: MessageFormatElement[] = [];
  let text = "";
  let end = 0;
  const flush = () => {
    if (text !== "") elements.push({ type: TYPE.literal, value: text });
    text = "";
  };
  for (const match of message.matchAll(TOKEN)) {
    const [token, quoted, name] = match;
    text += message.slice(end, match.index);
    end = match.index + token.length;
    if (quoted !== undefined) text += quoted;
    else if (token === "''") text += "'";
    else if (name !== undefined) {
      flush();
      elements.push({ type: TYPE.argument, value: name });
    } else return null;
  }
  text += message.slice(end);
  flush();
  return elements;
}

/**
 * The messages of a language with supplied words over them, later dictionaries winning. Words of another
 * language, and words that cannot be understood or are empty, silently leave the built-in text [I18N-02].
 */
export function withDictionaries(
  messages: Messages,
  language: Language,
  dictionaries: readonly Dictionary[],
): Messages {
  const supplied: Record<string, MessageFormatElement[]> = {};
  for (const dictionary of dictionaries) {
    if (dictionary.language !== language) continue;
    for (const [id, message] of Object.entries(dictionary.words)) {
      const elements = parseSimpleMessage(message);
      if (elements?.length) supplied[id] = elements;
    }
  }
  return { ...messages, ...supplied };
}
