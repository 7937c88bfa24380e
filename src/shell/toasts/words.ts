import { addLateWords } from "../../i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words about toasts that were held, which come with what keeps them.
addLateWords({ "zh-CN": zh, en });
