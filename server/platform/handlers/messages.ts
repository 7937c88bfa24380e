import type { Register } from "../call";
import { wireDate } from "../dates";
import { Refusal } from "../envelope";
import { HOW_MANY, isTheirs, listMessages, messageById, openTodos, unreadMessages } from "../inbox";

/** Another person's message is answered like one that does not exist. */
const noSuchMessage = () => new Refusal(404, "消息不存在|||There is no such message", "no_such_message");

/** The message centre: what is unread, and having read it [MSG-01]. */
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
    return rows.map(({ id, memo, importance, module, at, url, open_way, content, read }) => ({
      id,
      messageMeno: memo,
      importance,
      module,
      messageDate: wireDate(at, site),
      url,
      openWay: open_way,
      content: JSON.parse(content) as string[],
      ...(one !== undefined && { read: read === 1 }),
    }));
  });

  call("readMessage", async ({ desktopMessageId }, { database, me }) => {
    const { numUpdatedRows } = await database
      .updateTable("message")
      .set({ read: 1 })
      .where("id", "=", desktopMessageId)
      .where("person_id", "=", me.id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw noSuchMessage();
    return null;
  });

  // As many as the person saw: those about another child of theirs stay unread.
  call("readAllMessages", async (_, { database, me }) => {
    await database
      .updateTable("message")
      .set({ read: 1 })
      .where(await isTheirs(database, me))
      .execute();
    return null;
  });
}
