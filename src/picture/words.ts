import { addLateWords } from "../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words about pictures, which come with the code that makes them smaller and crops them.
addLateWords({ "zh-CN": zh, en });
