import { addLateWords } from "../../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// What only those can read who sign in by a code to scan.
addLateWords({ "zh-CN": zh, en });
