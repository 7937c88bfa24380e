import { addLateWords } from "../../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// What only those can read who sign in through another provider, or tie their account to one.
addLateWords({ "zh-CN": zh, en });
