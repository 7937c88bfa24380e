import { randomUUID } from "node:crypto";
import { bilingual } from "../../../contract/appFile";
import { insertRows, type ModuleContext, type ModuleMessage, type ModuleMessages } from "../module";
import { addressOf } from "../todos";
import { withinBounds } from "./messageBounds";
import type { Guest } from "./load";

const [ACTIVE, ORDINARY] = [1, 3];

/** What one message may be: people, letters of its title, paragraphs, letters of each, and letters of its place. */
const MOST = { people: 1_000, title: 500, paragraphs: 20, paragraph: 2_000, at: 1_000 } as const;

/** What is wrong with a message that an application wrote; null where nothing is. */
function faultOf({ to, title, text = [], at = "", merged }: ModuleMessage): string | null {
  if (to.length > MOST.people) return `goes to more than ${MOST.people} people`;
  if ([title, merged?.title ?? title].some((each) => each.trim() === "" || each.length > MOST.title))
    return `needs a title of at most ${MOST.title} letters`;
  if (text.length > MOST.paragraphs || text.some(({ length }) => length > MOST.paragraph))
    return `has more than ${MOST.paragraphs} paragraphs of ${MOST.paragraph} letters`;
  const isPlace = (place: string) => place === "" || (place.startsWith("/") && place.length <= MOST.at);
  if (!isPlace(at ?? "") || !isPlace(merged?.at ?? "")) return `leads to no place of the application`;
  return null;
}

/** The transaction that goes on, or the database outside of one. */
type Within = Parameters<ModuleMessages["send"]>[0];

/** The people of these who are at the unit; where it is about a child, those who look after that child there. */
async function recipientsOf(
  { me }: Pick<ModuleContext, "me">,
  database: Within,
  { to, child }: ModuleMessage,
): Promise<readonly string[]> {
  if (to.length === 0) return [];
  const known = database
    .selectFrom("person")
    .where("id", "in", [...new Set(to)])
    .where("unit_id", "=", me.unitId)
    .where("status", "=", ACTIVE)
    .select("id")
    .orderBy("id");
  const rows = await (
    child === undefined
      ? known
      : known.where("id", "in", (from) =>
          from
            .selectFrom("parent_child")
            .where("child_id", "=", child)
            .where("status", "=", ACTIVE)
            .select("parent_id"),
        )
  ).execute();
  return rows.map(({ id }) => id);
}

/** The unread messages of an application that these people have. */
const unreadOf = (database: Within, app: string, people: readonly string[]) =>
  database
    .selectFrom("message")
    .where("person_id", "in", people)
    .where("app", "=", app)
    .where("read", "=", 0);

/** A message on its way: who has the application send it, and where it leads. */
interface Sending extends Pick<ModuleMessage, "title" | "merged"> {
  readonly app: string;
  readonly sender: string;
  readonly url: string | null;
}

/** Gives messages that wait unread the new words instead of adding others; answers the people who have one. */
async function merge(
  database: Within,
  people: readonly string[],
  { app, sender, title, url, merged }: Sending,
): Promise<readonly string[]> {
  if (!merged || people.length === 0) return [];
  const rows = await unreadOf(database, app, people)
    .where("sender_id", "=", sender)
    .orderBy("at")
    .select(["id", "person_id", "url"])
    .execute();
  const latest = new Map(rows.map((row) => [row.person_id, row]));
  const ofSeveral = { memo: merged.title, url: addressOf(app, merged.at) };
  for (const row of latest.values())
    await database
      .updateTable("message")
      .set(row.url === url && url !== ofSeveral.url ? { memo: title } : ofSeveral)
      .where("id", "=", row.id)
      .execute();
  return [...latest.keys()];
}

/** The messages that an application sends to people of a person's unit. */
export function messagesOf(
  { app }: Pick<Guest, "app">,
  { me, now }: Pick<ModuleContext, "me" | "now">,
): ModuleMessages {
  const send: ModuleMessages["send"] = async (database, message) => {
    const source = app.fills.messages;
    if (!source) throw new Error(`${app.code} sends messages without fills.messages in its app.json.`);
    const fault = faultOf(message);
    if (fault !== null) throw new Error(`A message of ${app.code} ${fault}.`);
    const { title, text = [], importance = ORDINARY, at = "", child = null, unlessUnread = false } = message;
    const url = at === null ? null : addressOf(app.code, at);
    let people = await recipientsOf({ me }, database, message);
    if (unlessUnread && people.length > 0) {
      const waiting = await unreadOf(database, app.code, people)
        .where("url", url === null ? "is" : "=", url)
        .where("memo", "=", title)
        .select("person_id")
        .execute();
      const told = new Set(waiting.map(({ person_id }) => person_id));
      people = people.filter((id) => !told.has(id));
    }
    const had = new Set(await merge(database, people, { ...message, app: app.code, sender: me.id, url }));
    people = await withinBounds(
      { database, me, now },
      people.filter((id) => !had.has(id)),
    );
    await insertRows(
      database,
      "message",
      people.map((person_id) => ({
        id: randomUUID(),
        person_id,
        memo: title,
        importance,
        module: bilingual(source.name),
        app: app.code,
        at: now(),
        url,
        open_way: url === null ? null : "viewport",
        content: JSON.stringify(text),
        child_id: child,
        sender_id: me.id,
        read: 0,
      })),
    );
    return had.size + people.length;
  };
  return { send };
}

/** In place of them where a file or a count is asked about: nothing is learnt by that. */
export const noMessages: ModuleMessages = {
  send: () => Promise.reject(new Error("Messages are sent by calls alone.")),
};
