import { useWords, type SubAppCatalogue, type Words } from "@portal/kit";
import en from "../messages/en.json";
import zh from "../messages/zh-CN.json";

/** The words of Records in both languages. */
export const catalogue: SubAppCatalogue = { "zh-CN": zh, en };

/** The ids of its messages. */
export type WordId = keyof typeof zh;

/** Formats a message of Records. */
export const useRecordsWords = (): Words<WordId> => useWords<WordId>();
