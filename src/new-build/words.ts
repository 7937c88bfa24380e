import { addLateWords } from "../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words about a new build, which is rare.
addLateWords({ "zh-CN": zh, en });
