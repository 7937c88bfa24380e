import { addLateWords } from "../../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words about pages that are not there, which come with what stands in their place.
addLateWords({ "zh-CN": zh, en });
