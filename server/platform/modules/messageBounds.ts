import type { Kysely } from "kysely";
import type { Tables } from "../database/schema";
import type { ModuleContext } from "../module";

const DAY = 24 * 3_600_000;
const [PUPIL, PARENT] = [1, 3];

/**
 * So many messages a person has applications send in 24 hours: to one other, and to all. A register of a whole school that is finished
 * and corrected stays below; pupils and parents have no such reason.
 */
const OF_STAFF = { each: 50, all: 20_000 } as const;
const OF_FAMILIES = { each: 10, all: 100 } as const;

/** So many a person gets from all pupils and parents together in 24 hours: a class whose pupils all share something is below. */
const MOST_FROM_FAMILIES = 200;

type Sending = Pick<ModuleContext, "me" | "now"> & { readonly database: Kysely<Tables> };

/** How many of the last 24 hours each of these people got from pupils and parents. */
async function fromFamilies({ database, now }: Sending, people: readonly string[]) {
  const rows = await database
    .selectFrom("message")
    .innerJoin("person as sender", "sender.id", "message.sender_id")
    .where("message.person_id", "in", people)
    .where("message.at", ">", now() - DAY)
    .where("sender.type", "in", [PUPIL, PARENT])
    .select(["message.person_id as id", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("message.person_id")
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Those of these people who may be sent one more message by this person now [SEC-11]. */
export async function withinBounds(sending: Sending, people: readonly string[]): Promise<readonly string[]> {
  if (people.length === 0) return [];
  const { database, me, now } = sending;
  const isFamily = me.type === PUPIL || me.type === PARENT;
  const most = isFamily ? OF_FAMILIES : OF_STAFF;
  const sentNow = database
    .selectFrom("message")
    .where("sender_id", "=", me.id)
    .where("at", ">", now() - DAY);
  const { all } = await sentNow.select(({ fn }) => fn.countAll<number>().as("all")).executeTakeFirstOrThrow();
  // Of few people alone, so that a class in which each pupil's guardians get their own message does not count the whole day each time.
  const rows = await sentNow
    .where("person_id", "in", people)
    .select(["person_id as id", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("person_id")
    .execute();
  const sent = new Map(rows.map(({ id, count }) => [id, count]));
  const families = isFamily ? await fromFamilies(sending, people) : new Map<string, number>();
  return people
    .filter((id) => (sent.get(id) ?? 0) < most.each && (families.get(id) ?? 0) < MOST_FROM_FAMILIES)
    .slice(0, Math.max(0, most.all - all));
}
