import { momentOfDay } from "./calendar";
import { dateWords, weekdayWords } from "./dateWords";

const ZONE = "UTC";

/**
 * A day (`YYYY-MM-DD`) within a sentence of either language: `11月27日周五`, `Fri 27 Nov`. In Chinese it has no blank or bracket of its
 * own, so that it can stand in brackets itself [I18N-03, I18N-04].
 */
export function dayInText(day: string): readonly [chinese: string, english: string] {
  const time = momentOfDay(day);
  const reader = { now: time, zone: ZONE };
  return [
    `${dateWords(time, "zh-CN", reader, "day")}${weekdayWords(time, "zh-CN", "short", ZONE)}`,
    dateWords(time, "en", reader),
  ];
}
