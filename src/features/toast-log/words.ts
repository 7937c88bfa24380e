import en from "../../i18n/compiled/toastLog.en.json";
import zh from "../../i18n/compiled/toastLog.zh-CN.json";
import { addLateWords } from "../../i18n/lateWords";
import { compiledMessages } from "../../i18n/messages";

// The words of the toast log, which is opened rarely and fetched when it is.
addLateWords({ "zh-CN": compiledMessages(zh), en: compiledMessages(en) });
