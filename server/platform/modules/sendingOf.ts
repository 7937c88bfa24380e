import type { Sending } from "../../../contract/schemas/common";
import type { ModuleContext, ModuleMessage } from "../moduleContext";

/** Takes a transaction back without a failure. */
class TakenBack extends Error {}

/** The names of people, in this order. */
async function namesOf({ database }: ModuleContext, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom("person")
    .where("id", "in", ids)
    .select(["id", "real_name"])
    .execute();
  const names = new Map(rows.map(({ id, real_name }) => [id, real_name]));
  return ids.flatMap((id) => names.get(id) ?? []);
}

/**
 * What a call would send: it is performed in a transaction that is taken back, so that the answer is that of the call itself, bounds
 * and all. Null where it sends nothing. A person is asked with it before other people get a message [MSG-01].
 */
export async function sendingOf<Own>(
  context: ModuleContext<Own>,
  perform: (inside: ModuleContext<Own>) => Promise<unknown>,
): Promise<Sending | null> {
  const sent: ModuleMessage[] = [];
  let count = 0;
  let about: readonly string[] = [];
  const messages: ModuleContext["messages"] = {
    send: async (database, message) => {
      const people = await context.messages.send(database, message);
      if (people > 0) sent.push(message);
      count += people;
      return people;
    },
  };
  try {
    await context.database.transaction().execute(async (database) => {
      await perform({ ...context, database, messages });
      about = await namesOf(
        { ...context, database } as ModuleContext,
        sent.flatMap(({ child }) => child ?? []),
      );
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  const [first] = sent;
  return first ? { count, about: [...about], title: first.title, text: [...(first.text ?? [])] } : null;
}
