import { type Selectable, sql } from "kysely";
import type { SiteConfig } from "../../settings/site";
import { defineHandlers } from "../defineHandlers";
import type { Tables } from "../database/schema";
import { namesChildren } from "../children";
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
export const messageHandlers = defineHandlers(["database", "now", "site"], {
  unhandledCount: async (_, { database, me, now }) => {
    const theirs = isTheirs(me);
    const [todo, message] = await Promise.all([
      openTodos(database, theirs, now()).select(HOW_MANY).executeTakeFirstOrThrow(),
      unreadMessages(database, theirs).select(HOW_MANY).executeTakeFirstOrThrow(),
    ]);
    return { todo: todo.count, message: message.count };
  },

  unreadMessages: async ({ most, id: one }, { database, me, site }) => {
    const theirs = isTheirs(me);
    const [rows, childOf] = await Promise.all([
      one === undefined ? listMessages(database, theirs, most) : messageById(database, theirs, one),
      namesChildren(database, me),
    ]);
    return rows.map((row) => ({
      ...messageOf(row, site),
      ...childOf(row),
      ...(one !== undefined && { read: row.read === 1 }),
    }));
  },

  messageHistory: async (asked, { database, me, site, now }) => {
    const [found, childOf] = await Promise.all([
      messageHistory(database, isTheirs(me), now(), asked),
      namesChildren(database, me),
    ]);
    return {
      ...found,
      list: found.list.map((row) => ({ ...messageOf(row, site), ...childOf(row), read: row.read === 1 })),
    };
  },

  readMessage: async ({ desktopMessageId }, { database, me, now }) => {
    const { numUpdatedRows } = await database
      .updateTable("message")
      .set({ read: 1, read_at: sql<number>`coalesce(read_at, ${now()})` })
      .where("id", "=", desktopMessageId)
      .where("person_id", "=", me.id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw noSuchMessage();
    return null;
  },

  readAllMessages: async (_, { database, me, now }) => {
    const at = now();
    await database
      .updateTable("message")
      .set({ read: 1, read_at: at, all_read_at: at })
      .where("read", "=", 0)
      .where(isTheirs(me))
      .execute();
    return null;
  },

  undoReadAll: async (_, { database, me, now }) => {
    await undoReadAll(database, isTheirs(me), now());
    return null;
  },
});
