import { useWords, type SubAppCatalogue, type Words } from "@portal/kit";
import en from "../messages/en.json";
import zh from "../messages/zh-CN.json";

/** The words of Attendance in both languages. */
export const catalogue: SubAppCatalogue = { "zh-CN": zh, en };

/** The ids of its messages. */
export type WordId = keyof typeof zh;

/** Formats a message of Attendance. */
export const useAttendanceWords = (): Words<WordId> => useWords<WordId>();
