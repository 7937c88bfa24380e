import { addLateWords } from "../../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The messages of a desktop without applications, which few people see.
addLateWords({ "zh-CN": zh, en });
