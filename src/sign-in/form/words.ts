import { addLateWords } from "../../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The login form's words, for pages of the portal, which do not begin with them.
addLateWords({ "zh-CN": zh, en });
