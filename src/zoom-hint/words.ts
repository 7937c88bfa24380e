import { addLateWords } from "../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the hint about the browser's zoom.
addLateWords({ "zh-CN": zh, en });
