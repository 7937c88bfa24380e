import { addLateWords } from "../../i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// Why a sub-application's call failed or was never sent. It is said in those that use none of the kit as well.
addLateWords({ "zh-CN": zh, en });
