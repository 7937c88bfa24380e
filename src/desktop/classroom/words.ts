import { addLateWords } from "../../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the classroom screen, which come with it and with the ways to it.
addLateWords({ "zh-CN": zh, en });
