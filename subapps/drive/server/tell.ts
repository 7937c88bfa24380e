import { personName } from "../../../server/platform/module";
import type { Context } from "./drive";
import type { Row } from "./items";

/** As much of a name as a message's title shows. */
const SHOWN = 60;

/** The place with all that others share. */
const SHARED = "/shared";

const short = (name: string): string => {
  const letters = Array.from(name);
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN - 1).join("")}…` : name;
};

/** The person's name in both languages. */
async function senderOf({ database, me }: Pick<Context, "database" | "me">) {
  const { real_name: name } = await database
    .selectFrom("person")
    .where("id", "=", me.id)
    .select("real_name")
    .executeTakeFirstOrThrow();
  return { sender: personName(name, "zh-CN"), english: personName(name, "en") };
}

/** The title of the message about things that are shared from now on: the name of the first, and how many there are. */
const titleOf = ({ sender, english }: Awaited<ReturnType<typeof senderOf>>, first: Row, more: number) => {
  const name = short(first.name);
  return more === 0
    ? `${sender}与您共享了“${name}”|||${english} shares “${name}” with you`
    : `${sender}与您共享了“${name}”等 ${more + 1} 项|||${english} shares “${name}” and ${more} more with you`;
};

/** The message that a person would get about a thing. */
export const letterOf = async (context: Context, thing: Row): Promise<string> =>
  titleOf(await senderOf(context), thing, 0);

/** Tells people, by message, what is shared with them from now on: one thing opens itself, several their list. */
export async function tell(context: Context, news: ReadonlyMap<string, readonly Row[]>): Promise<void> {
  const sender = await senderOf(context);
  for (const [person, [first, ...others]] of news) {
    if (!first) continue;
    const name = short(first.name);
    await context.messages.send(context.database, {
      to: [person],
      title: titleOf(sender, first, others.length),
      importance: 2,
      at: others.length === 0 ? `/shared?item=${first.id}` : SHARED,
      merged: {
        title: `${sender.sender}与您共享了“${name}”等多项|||${sender.english} shares “${name}” and more with you`,
        at: SHARED,
      },
    });
  }
}
