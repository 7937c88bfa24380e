import { randomUUID } from "node:crypto";
import type { Wanted } from "./clashes";
import type { Handler } from "./read";
import { incomplete } from "./refusals";
import type { ChangeRow, LessonRow } from "./tables";

/** What is different; null is as planned. */
type Difference = Pick<ChangeRow, "teacher_id" | "room_id" | "to_date" | "to_period">;

const NOTHING: Difference = { teacher_id: null, room_id: null, to_date: null, to_period: null };

/** What a lesson comes to on one day, named for the most that is different; null where nothing is. */
export function differing(row: ChangeRow, lesson: LessonRow): ChangeRow | null {
  if (row.kind === "cancelled") return row;
  const { date, to_date, to_period } = row;
  const moved = to_date !== null && (to_date !== date || (to_period ?? lesson.period) !== lesson.period);
  const teacher_id = row.teacher_id === lesson.teacher_id ? null : row.teacher_id;
  const room_id = row.room_id === lesson.room_id ? null : row.room_id;
  const kind = moved ? "moved" : teacher_id !== null ? "substitute" : room_id !== null ? "room" : null;
  const time = moved ? { to_date, to_period } : { to_date: null, to_period: null };
  return kind && { ...row, ...time, kind, teacher_id, room_id };
}

type ChangeInput = Parameters<Handler<"change">>[0];

/** What is different after a change; what was different before stays where the change is about something else. */
function differenceOf(
  { kind, teacherId, roomId, date, period }: ChangeInput,
  before: Difference,
): Difference {
  switch (kind) {
    case "cancelled":
      return NOTHING;
    case "substitute":
      if (teacherId === undefined) throw incomplete();
      return { ...before, teacher_id: teacherId, room_id: roomId ?? before.room_id };
    case "room":
      if (roomId === undefined) throw incomplete();
      return { ...before, room_id: roomId };
    case "moved":
      if (date === undefined || period === undefined) throw incomplete();
      return { teacher_id: teacherId ?? null, room_id: roomId ?? null, to_date: date, to_period: period };
  }
}

/** What a change comes to; refuses one that leaves the lesson as planned. A lesson that was cancelled is given again. */
export function changeRow(input: ChangeInput, lesson: LessonRow, known: ChangeRow | null): ChangeRow {
  const { teacher_id, room_id, to_date, to_period } = known ?? NOTHING;
  const row = differing(
    {
      id: known?.id ?? randomUUID(),
      unit_id: lesson.unit_id,
      lesson_id: lesson.id,
      date: input.planned,
      kind: input.kind,
      ...differenceOf(input, { teacher_id, room_id, to_date, to_period }),
      reason: input.reason.trim(),
    },
    lesson,
  );
  if (!row) throw incomplete();
  return row;
}

/** What a lesson with a change would take. */
export const wantedBy = (row: ChangeRow, lesson: LessonRow): Wanted => ({
  classId: lesson.class_id,
  places: [
    {
      date: row.to_date ?? row.date,
      period: row.to_period ?? lesson.period,
      teacherId: row.teacher_id ?? lesson.teacher_id,
      roomId: row.room_id ?? lesson.room_id,
    },
  ],
  itself: ({ lesson: { id }, planned }) => id === lesson.id && planned === row.date,
});
