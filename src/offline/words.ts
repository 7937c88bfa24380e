import { addLateWords } from "../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words about a lost connection. They come while there is one, with the code that keeps the desktop.
addLateWords({ "zh-CN": zh, en });
