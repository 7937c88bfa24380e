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

/** Tells people, by message, what is shared with them from now on: one thing opens itself, several their list. */
export async function tell(
  { database, me, messages }: Context,
  news: ReadonlyMap<string, readonly Row[]>,
): Promise<void> {
  const { real_name: realName } = await database
    .selectFrom("person")
    .where("id", "=", me.id)
    .select("real_name")
    .executeTakeFirstOrThrow();
  const [sender, englishSender] = [personName(realName, "zh-CN"), personName(realName, "en")];
  for (const [person, [first, ...others]] of news) {
    if (!first) continue;
    const name = short(first.name);
    const more = others.length;
    await messages.send(database, {
      to: [person],
      title:
        more === 0
          ? `${sender}与您共享了“${name}”|||${englishSender} shares “${name}” with you`
          : `${sender}与您共享了“${name}”等 ${more + 1} 项|||${englishSender} shares “${name}” and ${more} more with you`,
      importance: 2,
      at: more === 0 ? `/shared?item=${first.id}` : SHARED,
      merged: {
        title: `${sender}与您共享了“${name}”等多项|||${englishSender} shares “${name}” and more with you`,
        at: SHARED,
      },
    });
  }
}
