import en from "../../../i18n/compiled/entry.en.json";
import zh from "../../../i18n/compiled/entry.zh-CN.json";
import { addLateWords } from "../../../i18n/lateWords";
import { compiledMessages } from "../../../i18n/messages";

// What only those can read who come in by another way than the login box.
addLateWords({ "zh-CN": compiledMessages(zh), en: compiledMessages(en) });
