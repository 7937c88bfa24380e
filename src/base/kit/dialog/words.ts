import { addLateWords } from "../../i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of dialogs and questions, which come without the rest of the kit.
addLateWords({ "zh-CN": zh, en });
