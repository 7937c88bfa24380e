import { LANGUAGES, type Language } from "../language/languages";
import { mergeMessages, type Messages } from "../language/messages";
import { isPlainObject } from "./isPlainObject";
import type { Text } from "./text";

/** An error of a caller's making, with words for the person in either language. */
export class LocalizedError extends Error {
  override readonly name = "LocalizedError";

  constructor(
    message: string,
    readonly text: Text,
  ) {
    super(message);
  }
}

/** The settings that an application sends to the portal. */
export interface AppSettings {
  /** Messages of its own that override its catalogue, by language. */
  readonly messages: Readonly<Partial<Record<Language, Messages>>>;
  /** What people may look for when they mean it, besides its names. */
  readonly searchKeys: readonly string[];
}

/** An application that has told nothing about itself. */
export const NO_SETTINGS: AppSettings = { messages: {}, searchKeys: [] };

const demandObject = (value: unknown): Readonly<Record<string, unknown>> => {
  if (isPlainObject(value)) return value;
  throw new LocalizedError("the parameter is wrong: an object must be passed", {
    id: "kit.call.objectExpected",
  });
};

/**
 * Settings with the app's own messages laid over those before, language by language. Throws on anything but a plain
 * object of plain objects (API-13); what is no language of ours, or no text, is left out.
 */
export function withMessages(settings: AppSettings, messages: unknown): AppSettings {
  const told = demandObject(messages);
  const laid: Partial<Record<Language, Messages>> = { ...settings.messages };
  for (const language of LANGUAGES)
    if (told[language] !== undefined)
      laid[language] = mergeMessages(laid[language], demandObject(told[language]));
  return { ...settings, messages: laid };
}

/** Settings with these search keys in place of those before; throws on anything but a list (API-13). */
export function withSearchKeys(settings: AppSettings, keys: unknown): AppSettings {
  if (!Array.isArray(keys))
    throw new LocalizedError("parameter must be an array", { id: "kit.call.listExpected" });
  return { ...settings, searchKeys: keys.filter((key): key is string => typeof key === "string") };
}
