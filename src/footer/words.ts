import { addLateWords } from "../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words at the foot of the desktop, which come with it.
addLateWords({ "zh-CN": zh, en });
