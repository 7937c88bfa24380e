import { addLateWords } from "../lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// What every page begins with, for sub-applications, whose own words are all they have besides.
addLateWords({ "zh-CN": zh, en });
