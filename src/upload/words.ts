import { addLateWords } from "../base/i18n/lateWords";
import en from "./messages/compiled/en.json";
import zh from "./messages/compiled/zh-CN.json";

// The words of the tray. They come with its code, once there is an upload.
addLateWords({ "zh-CN": zh, en });
