import { addLateWords } from "../../../base/i18n/lateWords";
import "../../../base/kit/call/words";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the viewport, which is fetched when the first sub-application is opened.
addLateWords({ "zh-CN": zh, en });
