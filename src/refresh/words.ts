import { addLateWords } from "../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of refreshing, which comes after the desktop's first load.
addLateWords({ "zh-CN": zh, en });
