import { useWords, type SubAppCatalogue, type Words } from "@portal/kit";
import en from "../messages/en.json";
import zh from "../messages/zh-CN.json";
import type { ClassProgress } from "./records";

/** The words of Records in both languages. */
export const catalogue: SubAppCatalogue = { "zh-CN": zh, en };

/** The ids of its messages. */
export type WordId = keyof typeof zh;

/** Formats a message of Records. */
export const useRecordsWords = (): Words<WordId> => useWords<WordId>();

/** How far a class is, in a line: as much of it as there is to say. */
export function progressLine(
  words: Words<WordId>,
  { total, done, ready }: Pick<ClassProgress, "total" | "done" | "ready">,
): string {
  if (total === 0) return words("noPupilsShort");
  return ready > 0 ? words("classTile", { done, total, ready }) : words("classLine", { done, total });
}
