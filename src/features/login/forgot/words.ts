import en from "../../../i18n/compiled/forgot.en.json";
import zh from "../../../i18n/compiled/forgot.zh-CN.json";
import { addLateWords } from "../../../i18n/lateWords";
import { compiledMessages } from "../../../i18n/messages";

// The words of the page for forgotten passwords, which comes late.
addLateWords({ "zh-CN": compiledMessages(zh), en: compiledMessages(en) });
