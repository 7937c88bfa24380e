import en from "../../../i18n/compiled/person.en.json";
import zh from "../../../i18n/compiled/person.zh-CN.json";
import { addLateWords } from "../../../i18n/lateWords";
import { compiledMessages } from "../../../i18n/messages";

// The words of the person's menu, which come with its code.
addLateWords({ "zh-CN": compiledMessages(zh), en: compiledMessages(en) });
