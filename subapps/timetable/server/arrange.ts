import { finishTodos } from "../../../server/platform/module";
import type { Day } from "./days";
import type { ChangeRow, Database, LessonRow } from "./tables";

/** Rows that have been written, as they are and as they were before. */
interface Written<Row> {
  readonly find: (id: string) => Promise<Row | null>;
  readonly before: () => Readonly<Record<string, Row | null>>;
}

/** What has been written of a unit's lessons. */
interface Writing {
  readonly database: Database;
  readonly unitId: string;
  readonly changes: Written<ChangeRow>;
  readonly lessons: Written<LessonRow>;
}

/** The place inside the application where a cancelled lesson is rearranged: the week of its class, with the lesson open. */
export const placeToArrange = ({ id, class_id }: Pick<LessonRow, "id" | "class_id">, date: Day): string =>
  `/week?kind=class&of=${class_id}&date=${date}&lesson=${id}.${date}`;

/**
 * Ends the to-dos about cancelled lessons that have been arranged in some other way, for all who may do it, and has them wait again
 * where that was taken back [TODO-01].
 */
export async function settleTodos({ database, unitId, changes, lessons }: Writing): Promise<void> {
  for (const [id, before] of Object.entries(changes.before())) {
    const after = await changes.find(id);
    for (const { lesson_id, date } of [before, after].filter((row): row is ChangeRow => row !== null)) {
      const lesson = (await lessons.find(lesson_id)) ?? lessons.before()[lesson_id];
      if (!lesson) continue;
      const waits = after?.kind === "cancelled" && after.lesson_id === lesson_id && after.date === date;
      const at = placeToArrange(lesson, date);
      await finishTodos(database, { unit: unitId, app: "timetable", at, done: !waits });
    }
  }
}
