import type { Database } from "../database/open";
import type { Me } from "./sessionModel";

/** The parent account and the teacher account of one human being. */
export interface AccountPair {
  readonly parentId: string;
  readonly parentName: string;
  readonly teacherId: string;
  readonly teacherName: string;
}

/**
 * The pairs of a person's own account, if the account on the other side may sign in. It starts from the person who
 * asks, so that other people's pairs stay unknown (WHO-02).
 */
export const pairsOf = (database: Database, me: Pick<Me, "id">): Promise<AccountPair[]> =>
  database
    .selectFrom("account_link")
    .innerJoin("person as parent", "parent.id", "account_link.parent_id")
    .innerJoin("person as teacher", "teacher.id", "account_link.teacher_id")
    .where((is) => is.or([is("parent.id", "=", me.id), is("teacher.id", "=", me.id)]))
    .where("parent.status", "=", 1)
    .where("teacher.status", "=", 1)
    .select([
      "parent.id as parentId",
      "parent.real_name as parentName",
      "teacher.id as teacherId",
      "teacher.real_name as teacherName",
    ])
    .orderBy("parent.id")
    .orderBy("teacher.id")
    .execute();
