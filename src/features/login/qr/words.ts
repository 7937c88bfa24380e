import en from "../../../i18n/compiled/qr.en.json";
import zh from "../../../i18n/compiled/qr.zh-CN.json";
import { addLateWords } from "../../../i18n/lateWords";
import { compiledMessages } from "../../../i18n/messages";

// What only those can read who sign in by a code to scan.
addLateWords({ "zh-CN": compiledMessages(zh), en: compiledMessages(en) });
