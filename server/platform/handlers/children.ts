import { sql, type SqlBool } from "kysely";
import type { Me } from "../auth/sessionModel";
import { defineHandlers } from "../defineHandlers";
import { activeChildrenOf, childrenOf, currentChildOf } from "../children";
import { Refusal, refusals } from "../envelope";
import { HOW_MANY, openTodos, unreadMessages } from "../inbox";

const noSuchChild = () =>
  new Refusal(
    400,
    "该学生不是您的孩子或已离校|||This pupil is not your child, or has left the school",
    "no_such_child",
  );

/** A parent asks about their own children alone. */
function demandSelf({ id }: Me, parentId: string): void {
  if (id !== parentId) throw refusals.forbidden();
}

/** A parent's children, and the one that the portal is about just now [WHO-01]. */
export const childHandlers = defineHandlers(["database", "now"], {
  children: async ({ parentId }, { database, me }) => {
    demandSelf(me, parentId);
    return childrenOf(database, me);
  },

  currentChild: async ({ parentId }, { database, me }) => {
    demandSelf(me, parentId);
    return currentChildOf(database, me);
  },

  chooseChild: async ({ parentId, id }, { database, me }) => {
    demandSelf(me, parentId);
    const active = await activeChildrenOf(database, me);
    if (!active.some((child) => child.id === id)) throw noSuchChild();
    await database.updateTable("person").set({ current_child: id }).where("id", "=", me.id).execute();
    return null;
  },

  childCounts: async (_, { database, me, now }) => {
    const active = await activeChildrenOf(database, me);
    const theirs = sql<SqlBool>`person_id = ${me.id}`;
    const about = await Promise.all([
      openTodos(database, theirs, now()).select(["child_id", HOW_MANY]).groupBy("child_id").execute(),
      unreadMessages(database, theirs).select(["child_id", HOW_MANY]).groupBy("child_id").execute(),
    ]);
    return active.map(({ id }) => {
      const [todo = 0, message = 0] = about.map(
        (rows) => rows.find(({ child_id }) => child_id === id)?.count ?? 0,
      );
      return { id, todo, message };
    });
  },
});
