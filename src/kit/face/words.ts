import { addLateWords } from "../../i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words about faces, which come with what shows the camera.
addLateWords({ "zh-CN": zh, en });
