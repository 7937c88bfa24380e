import { type Selectable, sql } from "kysely";
import type { SiteConfig } from "../../settings/site";
import type { Register } from "../call";
import type { Tables } from "../database/schema";
import { wireDate } from "../dates";
import { Refusal } from "../envelope";
import { HOW_MANY, isTheirs, listMessages, messageById, openTodos, unreadMessages } from "../inbox";
import { messageHistory, undoReadAll } from "../messageHistory";

/** Another person's message is answered like one that does not exist. */
const noSuchMessage = () => new Refusal(404, "消息不存在|||There is no such message", "no_such_message");

const messageOf = (
  { id, memo, importance, module, at, url, open_way, content }: Selectable<Tables["message"]>,
  site: SiteConfig,
) => ({
  id,
  messageMeno: memo,
  importance,
  module,
  messageDate: wireDate(at, site),
  url,
  openWay: open_way,
  content: JSON.parse(content) as string[],
});

/** The message centre: what is unread, what was read lately, and having read it [MSG-01, MSG-03]. */
export function messageHandlers(call: Register): void {
  call("unhandledCount", async (_, { database, me, now }) => {
    const theirs = await isTheirs(database, me);
    const [todo, message] = await Promise.all([
      openTodos(database, theirs, now()).select(HOW_MANY).executeTakeFirstOrThrow(),
      unreadMessages(database, theirs).select(HOW_MANY).executeTakeFirstOrThrow(),
    ]);
    return { todo: todo.count, message: message.count };
  });

  call("unreadMessages", async ({ most, id: one }, { database, me, site }) => {
    const theirs = await isTheirs(database, me);
    const rows = await (one === undefined
      ? listMessages(database, theirs, most)
      : messageById(database, theirs, one));
    return rows.map((row) => ({
      ...messageOf(row, site),
      ...(one !== undefined && { read: row.read === 1 }),
    }));
  });

  call("messageHistory", async (asked, { database, me, site, now }) => {
    const found = await messageHistory(database, await isTheirs(database, me), now(), asked);
    return {
      ...found,
      list: found.list.map((row) => ({ ...messageOf(row, site), read: row.read === 1 })),
    };
  });

  call("readMessage", async ({ desktopMessageId }, { database, me, now }) => {
    const { numUpdatedRows } = await database
      .updateTable("message")
      .set({ read: 1, read_at: sql<number>`coalesce(read_at, ${now()})` })
      .where("id", "=", desktopMessageId)
      .where("person_id", "=", me.id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw noSuchMessage();
    return null;
  });

  // As many as the person saw: those about another child of theirs stay unread.
  call("readAllMessages", async (_, { database, me, now }) => {
    const at = now();
    await database
      .updateTable("message")
      .set({ read: 1, read_at: at, all_read_at: at })
      .where("read", "=", 0)
      .where(await isTheirs(database, me))
      .execute();
    return null;
  });

  call("undoReadAll", async (_, { database, me, now }) => {
    await undoReadAll(database, await isTheirs(database, me), now());
    return null;
  });
}
