import { addLateWords } from "../../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the authorize page, which few ever see.
addLateWords({ "zh-CN": zh, en });
