import en from "../../i18n/compiled/notices.en.json";
import zh from "../../i18n/compiled/notices.zh-CN.json";
import { addLateWords } from "../../i18n/lateWords";
import { compiledMessages } from "../../i18n/messages";

// The words of the notice log, which is opened rarely and fetched when it is.
addLateWords({ "zh-CN": compiledMessages(zh), en: compiledMessages(en) });
