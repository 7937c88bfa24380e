import type { MessageFormatElement } from "react-intl";
import type { Language } from "../core/language/languages";
import type { MessageId } from "./messageIds";

/** Messages of one language as syntax trees: the pages ship no ICU parser. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

/** A compiled file as TypeScript sees it: element kinds are plain numbers in JSON. */
export type CompiledFile = Readonly<Record<string, readonly { readonly type: number }[]>>;

/**
 * Accepts the message compiler's own output, whose element kinds JSON cannot type. A page's bundle may hold only
 * the messages that page can show.
 */
export const compiledMessages = (file: CompiledFile): Messages => file as Messages;

/** The language whose messages are part of the page itself and never fetched [I18N-02]. */
export const BUILT_IN_LANGUAGE: Language = "zh-CN";

type Loaders = Readonly<Record<Exclude<Language, "zh-CN">, () => Promise<Messages>>>;

/** The messages one page can show: one language at hand, the others fetched when first wanted and then kept. */
export class MessageBundle {
  readonly #ready: Map<Language, Messages>;
  readonly #loaders: Loaders;
  readonly #loading = new Map<Language, Promise<Messages>>();

  constructor(
    readonly builtIn: Messages,
    loaders: Loaders,
  ) {
    this.#ready = new Map([[BUILT_IN_LANGUAGE, builtIn]]);
    this.#loaders = loaders;
  }

  /** The messages of a language, or undefined while they have not been loaded. */
  messagesOf(language: Language): Messages | undefined {
    return this.#ready.get(language);
  }

  /** Loads a language once; a failed attempt is forgotten, so that the next one tries again. */
  load(language: Language): Promise<Messages> {
    const ready = this.#ready.get(language);
    if (ready) return Promise.resolve(ready);
    const running = this.#loading.get(language) ?? this.#start(language);
    this.#loading.set(language, running);
    return running;
  }

  async #start(language: Language): Promise<Messages> {
    if (language === "zh-CN") throw new Error("The built-in language is always at hand");
    try {
      const messages = await this.#loaders[language]();
      this.#ready.set(language, messages);
      return messages;
    } finally {
      this.#loading.delete(language);
    }
  }
}
