import { recordOf, textOf } from "../../base/core/wire/read";

/** The parent account and the teacher account of one human being. */
export interface AccountLink {
  readonly parentId: string;
  readonly parentName: string;
  readonly teacherId: string;
  readonly teacherName: string;
}

/** A link as the platform sends it; null where there is none, or one that does not name both accounts. */
export function readAccountLink(answer: unknown): AccountLink | null {
  const wire = recordOf(answer);
  const parentId = textOf(wire.parentId);
  const teacherId = textOf(wire.teacherId);
  if (parentId === "" || teacherId === "") return null;
  return { parentId, parentName: textOf(wire.parentName), teacherId, teacherName: textOf(wire.teacherName) };
}
