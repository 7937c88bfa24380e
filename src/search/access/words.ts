import { addLateWords } from "../../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the reasons why an application is closed, which the search, the viewport and the page for unknown addresses say.
addLateWords({ "zh-CN": zh, en });
