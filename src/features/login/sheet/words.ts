import en from "../../../i18n/compiled/sheet.en.json";
import zh from "../../../i18n/compiled/sheet.zh-CN.json";
import { addLateWords } from "../../../i18n/lateWords";
import { compiledMessages } from "../../../i18n/messages";

// The login box's words, which the portal's pages do not begin with.
addLateWords({ "zh-CN": compiledMessages(zh), en: compiledMessages(en) });
