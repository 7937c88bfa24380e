import { pairsOf } from "../auth/linkedAccounts";
import { defineHandlers } from "../defineHandlers";

/** The teacher account and the parent account of one human being. */
export const linkedAccountHandlers = defineHandlers(["database"], {
  // What is asked for chooses among one's own pairs; anybody else's are answered like those that do not exist.
  parentTeacherLink: async ({ parentId, teacherId }, { database, me }) => {
    const pairs = await pairsOf(database, me);
    const asked = pairs.find(
      (pair) =>
        (parentId ?? pair.parentId) === pair.parentId && (teacherId ?? pair.teacherId) === pair.teacherId,
    );
    return asked ?? null;
  },
});
