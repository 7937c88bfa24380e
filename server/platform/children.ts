import type { Me } from "./auth/sessionModel";
import type { Database } from "./database/open";

const PARENT = 3;
const ACTIVE = 1;

/** A child as its parent sees it. */
export interface Child {
  readonly id: string;
  readonly realName: string;
  readonly gradeName: string;
  readonly className: string;
  /** 1 = active; the others have left the school. */
  readonly status: number;
}

/** The children of a parent in their order, also those who have left; none for everybody else. */
export async function childrenOf(
  database: Database,
  { id, type }: Pick<Me, "id" | "type">,
): Promise<Child[]> {
  if (type !== PARENT) return [];
  return database
    .selectFrom("parent_child")
    .innerJoin("person", "person.id", "parent_child.child_id")
    .where("parent_id", "=", id)
    .select([
      "person.id",
      "person.real_name as realName",
      "person.grade_name as gradeName",
      "person.class_name as className",
      "parent_child.status",
    ])
    .orderBy("person.id")
    .execute();
}

/** The active children of a parent in their order. */
export const activeChildrenOf = async (database: Database, me: Pick<Me, "id" | "type">): Promise<Child[]> =>
  (await childrenOf(database, me)).filter(({ status }) => status === ACTIVE);

/** The child that a parent chose last, if still active, or else the first active one; null where there is none [WHO-01]. */
export async function currentChildOf(database: Database, me: Pick<Me, "id" | "type">): Promise<Child | null> {
  const [first = null, ...others] = await activeChildrenOf(database, me);
  if (others.length === 0) return first;
  const { current_child } = await database
    .selectFrom("person")
    .where("id", "=", me.id)
    .select("current_child")
    .executeTakeFirstOrThrow();
  return others.find(({ id }) => id === current_child) ?? first;
}
