import { addLateWords } from "../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words about the person's picture, which come with the menu.
addLateWords({ "zh-CN": zh, en });
