import en from "../i18n/compiled/kit.en.json";
import zh from "../i18n/compiled/kit.zh-CN.json";
import { addLateWords } from "../i18n/lateWords";
import { compiledMessages } from "../i18n/messages";

// The words of forms, lists and all other parts of the kit with which no page begins. Parts import this file for them.
addLateWords({ "zh-CN": compiledMessages(zh), en: compiledMessages(en) });
