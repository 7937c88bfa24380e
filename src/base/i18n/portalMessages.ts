import builtIn from "./compiled/portal.zh-CN.json";
import { MessageBundle, compiledMessages } from "./messages";

/** The messages of the portal page: all but those of signing in. */
export const portalMessages = new MessageBundle(compiledMessages(builtIn), {
  en: async () =>
    compiledMessages((await import(/* webpackChunkName: "portal-en" */ "./compiled/portal.en.json")).default),
});
