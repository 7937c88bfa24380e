import en from "./compiled/all.en.json";
import zh from "./compiled/all.zh-CN.json";
import { addLateWords } from "./lateWords";

/** Brings the messages of all parts at once: for what no build prepares, which is the server's drawing of pages, and tests. */
export const bringEveryMessage = (): void => addLateWords({ "zh-CN": zh, en });
