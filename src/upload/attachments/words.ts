import { addLateWords } from "../../base/i18n/lateWords";
import "../../base/kit/words";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the field for attachments, which come with forms that have one.
addLateWords({ "zh-CN": zh, en });
