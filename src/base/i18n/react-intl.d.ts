import type { Language } from "../core/language/languages";
import type { MessageId } from "./messageIds";

/** Tells react-intl which ids and languages there are, so that `formatMessage` refuses all others. */
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: Language;
    }
  }
}
