import en from "../../../i18n/compiled/appearance.en.json";
import zh from "../../../i18n/compiled/appearance.zh-CN.json";
import { addLateWords } from "../../../i18n/lateWords";
import { compiledMessages } from "../../../i18n/messages";

// The words of the appearance panel, which hangs below the header and is fetched later.
addLateWords({ "zh-CN": compiledMessages(zh), en: compiledMessages(en) });
