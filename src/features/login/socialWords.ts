import en from "../../i18n/compiled/social.en.json";
import zh from "../../i18n/compiled/social.zh-CN.json";
import { addLateWords } from "../../i18n/lateWords";
import { compiledMessages } from "../../i18n/messages";

// What only those can read who sign in through another provider, or tie their account to one.
addLateWords({ "zh-CN": compiledMessages(zh), en: compiledMessages(en) });
