import { addLateWords } from "../../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// What a pane says over an application that does not fit its server part.
addLateWords({ "zh-CN": zh, en });
