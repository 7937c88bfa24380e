import { addLateWords } from "../../i18n/lateWords";
import "../../kit/words";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of spoken commands, which come with the first use.
addLateWords({ "zh-CN": zh, en });
