import { addLateWords } from "../base/i18n/lateWords";
import "../base/kit/words";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of spoken commands, which come with the first use.
addLateWords({ "zh-CN": zh, en });
