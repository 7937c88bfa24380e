import { pairsOf } from "../auth/linkedAccounts";
import type { Register } from "../call";

/** The teacher account and the parent account of one human being. */
export function linkedAccountHandlers(call: Register): void {
  // What is asked for chooses among one's own pairs; anybody else's are answered like those that do not exist.
  call("parentTeacherLink", async ({ parentId, teacherId }, { database, me }) => {
    const pairs = await pairsOf(database, me);
    const asked = pairs.find(
      (pair) =>
        (parentId ?? pair.parentId) === pair.parentId && (teacherId ?? pair.teacherId) === pair.teacherId,
    );
    return asked ?? null;
  });
}
