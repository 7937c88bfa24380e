import { useWords, type SubAppCatalogue, type Words } from "@portal/kit";
import en from "../messages/en.json";
import zh from "../messages/zh-CN.json";

/** The words of the duty roster in both languages. */
export const catalogue: SubAppCatalogue = { "zh-CN": zh, en };

/** Formats a message of the duty roster. */
export const useDutyWords = (): Words<keyof typeof zh> => useWords<keyof typeof zh>();
