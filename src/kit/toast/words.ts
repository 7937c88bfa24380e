import { addLateWords } from "../../i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// What the cards of toasts say besides their own words, and the log of them.
addLateWords({ "zh-CN": zh, en });
