import en from "../../i18n/compiled/dialog.en.json";
import zh from "../../i18n/compiled/dialog.zh-CN.json";
import { addLateWords } from "../../i18n/lateWords";
import { compiledMessages } from "../../i18n/messages";

// The words of the frame of dialogs, which comes without the rest of the kit.
addLateWords({ "zh-CN": compiledMessages(zh), en: compiledMessages(en) });
