import { addLateWords } from "../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the toast log, which is opened rarely and fetched when it is.
addLateWords({ "zh-CN": zh, en });
