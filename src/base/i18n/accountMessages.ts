import builtIn from "./compiled/account.zh-CN.json";
import { MessageBundle, compiledMessages } from "./messages";

/** The messages of the account pages: only what sign-in and its neighbours can show. */
export const accountMessages = new MessageBundle(compiledMessages(builtIn), {
  en: async () =>
    compiledMessages(
      (await import(/* webpackChunkName: "account-en" */ "./compiled/account.en.json")).default,
    ),
});
