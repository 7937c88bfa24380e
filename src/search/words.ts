import { addLateWords } from "../base/i18n/lateWords";
import "../base/kit/dialog/words";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the search, which come with its first opening.
addLateWords({ "zh-CN": zh, en });
