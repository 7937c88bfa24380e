import { addLateWords } from "../../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of arranging and of tiles that are not well, which come when the page is at rest.
addLateWords({ "zh-CN": zh, en });
