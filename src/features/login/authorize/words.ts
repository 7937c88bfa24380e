import en from "../../../i18n/compiled/authorize.en.json";
import zh from "../../../i18n/compiled/authorize.zh-CN.json";
import { addLateWords } from "../../../i18n/lateWords";
import { compiledMessages } from "../../../i18n/messages";

// The words of the authorize page, which few ever see.
addLateWords({ "zh-CN": compiledMessages(zh), en: compiledMessages(en) });
