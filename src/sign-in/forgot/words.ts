import { addLateWords } from "../../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the page for forgotten passwords, which comes late.
addLateWords({ "zh-CN": zh, en });
