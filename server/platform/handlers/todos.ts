import { sql } from "kysely";
import { defineHandlers } from "../defineHandlers";
import { namesChildren } from "../children";
import { wireDate } from "../dates";
import { isTheirs, openTodos } from "../inbox";

/** Later than every moment at which something is due. */
const ANY_TIME = sql<number>`9007199254740991`;

/** What the person has to do, page by page: what is due first, then the newest [TODO-01]. */
export const todoHandlers = defineHandlers(["database", "now", "site"], {
  popUpBox: async ({ start, size }, { database, me, site, now }) => {
    const open = openTodos(database, isTheirs(me), now());
    const [{ total }, rows, childOf] = await Promise.all([
      open.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
      open
        .selectAll()
        // The two databases sort a missing value to opposite ends.
        .orderBy(({ fn }) => fn.coalesce("due", ANY_TIME))
        .orderBy("at", "desc")
        .orderBy("id")
        .offset((start - 1) * size)
        .limit(size)
        .execute(),
      namesChildren(database, me),
    ]);
    const list = rows.map(({ id, title, module, at, url, open_way, action, starts, due, child_id }) => ({
      id,
      title,
      module,
      date: wireDate(at, site),
      url,
      openWay: open_way,
      ...childOf({ child_id }),
      ...(action !== null && { action }),
      ...(due !== null && { due: wireDate(due, site) }),
      ...(starts !== null && { starts: wireDate(starts, site) }),
    }));
    return { list, pages: Math.ceil(total / size), total };
  },
});
