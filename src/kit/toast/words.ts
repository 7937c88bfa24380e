import en from "../../i18n/compiled/toast.en.json";
import zh from "../../i18n/compiled/toast.zh-CN.json";
import { addLateWords } from "../../i18n/lateWords";
import { compiledMessages } from "../../i18n/messages";

// What the cards of toasts say besides their own words, and the log of them.
addLateWords({ "zh-CN": compiledMessages(zh), en: compiledMessages(en) });
