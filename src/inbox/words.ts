import { addLateWords } from "../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the message centre, of which the first load has the bell alone.
addLateWords({ "zh-CN": zh, en });
