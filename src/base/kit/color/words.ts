import { addLateWords } from "../../i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the colour picker, which comes with the dialogs that pick colours.
addLateWords({ "zh-CN": zh, en });
