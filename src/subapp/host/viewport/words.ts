import en from "../../../i18n/compiled/viewport.en.json";
import zh from "../../../i18n/compiled/viewport.zh-CN.json";
import { addLateWords } from "../../../i18n/lateWords";
import { compiledMessages } from "../../../i18n/messages";

// The words of the viewport, which is fetched when the first sub-application is opened.
addLateWords({ "zh-CN": compiledMessages(zh), en: compiledMessages(en) });
