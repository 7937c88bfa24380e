import { addLateWords } from "../../i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The kit's words that the portal begins with, for sub-applications.
addLateWords({ "zh-CN": zh, en });
