import type { Register } from "../call";
import { wireDate } from "../dates";
import { isTheirs, openTodos } from "../inbox";

/** What the person has to do, newest first, page by page [TODO-01]. */
export function todoHandlers(call: Register): void {
  call("popUpBox", async ({ start, size }, { database, me, site }) => {
    const theirs = await isTheirs(database, me);
    const [{ total }, rows] = await Promise.all([
      openTodos(database, theirs)
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow(),
      openTodos(database, theirs)
        .selectAll()
        .orderBy("at", "desc")
        .orderBy("id")
        .offset((start - 1) * size)
        .limit(size)
        .execute(),
    ]);
    const list = rows.map(({ id, title, module, at, url, open_way }) => ({
      id,
      title,
      module,
      date: wireDate(at, site),
      url,
      openWay: open_way,
    }));
    return { list, pages: Math.ceil(total / size), total };
  });
}
