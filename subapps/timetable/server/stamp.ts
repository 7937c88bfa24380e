import { createHash } from "node:crypto";
import type { ChangeRow, LessonRow } from "./tables";

const LENGTH = 16;

/** Stands for what rows were when they were read: any change of them makes it another one. */
export const stampOf = (...rows: readonly (object | null)[]): string =>
  createHash("sha256")
    .update(
      JSON.stringify(
        rows.map((row) => row && Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))),
      ),
    )
    .digest("base64url")
    .slice(0, LENGTH);

/** Stands for what a lesson of one day is. */
export const lessonStamp = (lesson: LessonRow, change: ChangeRow | null): string => stampOf(lesson, change);
