import type { Book } from "./book";
import { whenOf } from "./days";
import { changedMeanwhile, noSuchLesson } from "./refusals";
import type { School } from "./school";
import { lessonStamp } from "./stamp";
import type { ChangeRow, LessonRow } from "./tables";
import { bilingual, nameIn } from "./words";

/** What a person was looking at when they changed a lesson of a day; nothing is asked of those who do not say. */
interface Seen {
  readonly lesson?: string | undefined;
  readonly planned?: string | undefined;
  readonly seen?: string | undefined;
}

/** What a lesson of one day is, in both languages: subject, time, teacher and room, or that it is cancelled. */
function nowOf(lesson: LessonRow, planned: string, change: ChangeRow | null, { names }: School): string {
  const cancelled = change?.kind === "cancelled";
  return bilingual(
    [
      nameIn(names.subjects, lesson.subject_id),
      cancelled ? "停课|||cancelled" : whenOf(change?.to_date ?? planned, change?.to_period ?? lesson.period),
      cancelled ? "" : nameIn(names.teachers, change?.teacher_id ?? lesson.teacher_id),
      cancelled ? "" : nameIn(names.rooms, change?.room_id ?? lesson.room_id),
    ],
    (...words) => words.filter((word) => word !== "").join("，"),
    (...words) => words.filter((word) => word !== "").join(", "),
  );
}

/** Refuses to write over a lesson that is no longer what the person has seen, so that nothing is lost unnoticed. */
export async function demandSeen(
  book: Book,
  { lesson: id, planned, seen }: Seen,
  school: School,
): Promise<void> {
  if (id === undefined || planned === undefined || seen === undefined) return;
  const lesson = await book.lessons.find(id);
  if (!lesson) throw noSuchLesson();
  const change = await book.changeOn(id, planned);
  if (lessonStamp(lesson, change) !== seen) throw changedMeanwhile(nowOf(lesson, planned, change, school));
}
