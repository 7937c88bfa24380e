import { addLateWords } from "../../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the person's menu, which come with its code.
addLateWords({ "zh-CN": zh, en });
