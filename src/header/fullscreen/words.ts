import { addLateWords } from "../../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the ways to the whole screen, and of a refusal.
addLateWords({ "zh-CN": zh, en });
