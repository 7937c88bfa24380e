import { addLateWords } from "../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words about licences, which most people never see.
addLateWords({ "zh-CN": zh, en });
