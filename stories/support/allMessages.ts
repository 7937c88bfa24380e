import builtIn from "../../src/base/i18n/compiled/all.zh-CN.json";
import { compiledMessages, MessageBundle } from "../../src/base/i18n/messages";

/** The whole catalogue, for stories and component tests, which show parts of every page. */
export const allMessages = new MessageBundle(compiledMessages(builtIn), {
  en: async () => compiledMessages((await import("../../src/base/i18n/compiled/all.en.json")).default),
});
