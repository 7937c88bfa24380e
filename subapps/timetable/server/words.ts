import type { Occurrence } from "./occurrences";
import { whenOf } from "./days";

/** The two parts of a bilingual text; a text of one language is both. */
export const partsOf = (text: string): readonly [chinese: string, english: string] => {
  const [chinese = "", english = ""] = text.split("|||");
  return [chinese, english || chinese];
};

/** Puts bilingual texts into a sentence of each language. */
export function bilingual(
  texts: readonly string[],
  chinese: (...words: string[]) => string,
  english: (...words: string[]) => string,
): string {
  const parts = texts.map(partsOf);
  return `${chinese(...parts.map(([word]) => word))}|||${english(...parts.map(([, word]) => word))}`;
}

/** Names by ids; an id that is gone has its own. */
export type Names = ReadonlyMap<string, string>;

/** The name of an id. */
export const nameIn = (names: Names, id: string): string => names.get(id) ?? id;

/** What has changed about a lesson, in words of both languages; empty where nothing has. */
export function noteOf(
  { mark, lesson, change, planned, date, teacherId, roomId }: Occurrence,
  names: {
    readonly teachers: Names;
    readonly rooms: Names;
  },
): string {
  const teacher = (id: string) => nameIn(names.teachers, id);
  const room = (id: string) => nameIn(names.rooms, id);
  switch (mark) {
    case "none":
      return "";
    case "substitute":
      return bilingual(
        [teacher(lesson.teacher_id)],
        (name) => `代${name}老师上课`,
        (name) => `Covering for ${name}`,
      );
    case "room":
      return bilingual(
        [room(lesson.room_id)],
        (name) => `原在${name}`,
        (name) => `Usually in ${name}`,
      );
    case "cancelled":
      return "停课|||Cancelled";
    case "moved":
      return teacherId === lesson.teacher_id
        ? bilingual(
            [whenOf(planned, lesson.period)],
            (when) => `原为${when}`,
            (when) => `Moved from ${when}`,
          )
        : bilingual(
            [whenOf(planned, lesson.period), teacher(lesson.teacher_id)],
            (when = "", name = "") => `原为${when}，代${name}老师上课`,
            (when = "", name = "") => `Moved from ${when}, covering for ${name}`,
          );
    case "away":
      if (change?.kind === "moved")
        return bilingual(
          [whenOf(change.to_date ?? date, change.to_period ?? lesson.period)],
          (when) => `调至${when}`,
          (when) => `Moved to ${when}`,
        );
      return teacherId === lesson.teacher_id
        ? bilingual(
            [room(roomId)],
            (name) => `改在${name}`,
            (name) => `Now in ${name}`,
          )
        : bilingual(
            [teacher(teacherId)],
            (name) => `由${name}老师代课`,
            (name) => `Covered by ${name}`,
          );
  }
}
