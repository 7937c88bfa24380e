import { addLateWords } from "../../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// What only those can read who come in by another way than the login box.
addLateWords({ "zh-CN": zh, en });
