import { type RawBuilder, sql, type SqlBool } from "kysely";
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

/** Whether a row is about no child in particular, or about an active child of this parent. */
export const isAboutTheirs = (parent: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(child_id is null or child_id in (select theirs.child_id from parent_child as theirs where theirs.parent_id = ${parent} and theirs.status = ${ACTIVE}))`;

/** Says of a row which child of the parent it is about; a row about none gets nothing more [MSG-01, WHO-01]. */
export async function namesChildren(
  database: Database,
  me: Pick<Me, "id" | "type">,
): Promise<
  (row: { readonly child_id: string | null }) => {
    child?: { readonly id: string; readonly realName: string };
  }
> {
  const names = new Map((await activeChildrenOf(database, me)).map(({ id, realName }) => [id, realName]));
  return ({ child_id }) => {
    const realName = child_id === null ? undefined : names.get(child_id);
    return child_id === null || realName === undefined ? {} : { child: { id: child_id, realName } };
  };
}

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
