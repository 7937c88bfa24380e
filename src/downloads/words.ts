import { addLateWords } from "../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the dialog with the desktop client.
addLateWords({ "zh-CN": zh, en });
