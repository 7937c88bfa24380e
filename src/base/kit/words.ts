import { addLateWords } from "../i18n/lateWords";
import "../i18n/shared/words";
import "./call/words";
import "./first/words";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of forms, lists and all other parts of the kit with which no page begins. Parts import this file for them.
addLateWords({ "zh-CN": zh, en });
