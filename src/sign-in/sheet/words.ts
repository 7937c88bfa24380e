import { addLateWords } from "../../base/i18n/lateWords";
import "../form/words";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// What the login form says where it stands over a page of the portal.
addLateWords({ "zh-CN": zh, en });
