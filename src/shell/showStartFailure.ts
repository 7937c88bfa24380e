import { createIntl } from "react-intl";
import { BUILT_IN_LANGUAGE, type MessageBundle } from "../base/i18n/messages";

/** Says in plain words, without anything that may itself have failed, that the page could not start [REL-03]. */
export function showStartFailure(messages: MessageBundle): void {
  const asked = document.documentElement.lang === "en" ? messages.messagesOf("en") : undefined;
  const locale = asked ? "en" : BUILT_IN_LANGUAGE;
  const intl = createIntl({ locale, messages: { ...(asked ?? messages.builtIn) } });
  const message = document.createElement("p");
  message.role = "alert";
  message.lang = locale;
  message.textContent = intl.formatMessage({ id: "common.pageFailed" });
  (document.getElementById("app") ?? document.body).replaceChildren(message);
}
