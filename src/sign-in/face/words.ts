import { addLateWords } from "../../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of signing in by one's face, which come with its button.
addLateWords({ "zh-CN": zh, en });
