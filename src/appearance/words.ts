import { addLateWords } from "../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the appearance dialog, which is opened now and then and fetched later.
addLateWords({ "zh-CN": zh, en });
