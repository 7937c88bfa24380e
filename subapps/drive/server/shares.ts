import { randomUUID } from "node:crypto";
import { insertRows } from "../../../server/platform/module";
import { demandAudience, namesOf } from "./audience";
import { changing, changingLong } from "./changing";
import { type Context, FEW, type Handler } from "./drive";
import { demandLive, demandOne, demandRoom, itemOf, liveIn, newRow, type Row } from "./items";
import { nameBeside } from "./place";
import { dayOver, sharesTooMany, tooManyShares } from "./refusals";
import { lastDayOf, openShares, type Share, shareOf, type Target } from "./shareRows";
import { changeAll, inSteps } from "./steps";
import { letterOf, tell } from "./tell";
import { inGroups } from "./trees";

/** With so many people and classes one thing may be shared. */
const MOST_SHARES = 200;

/** So many shares a person may have. */
const MOST_OF_PERSON = 5_000;

/** With so many of them many things are shared at once. */
const FEW_TARGETS = 5;

/** When a share with this last day is over; refuses a day that is over already. */
function endOf(lastDay: string | undefined, { momentOf, now }: Context): number | null {
  if (lastDay === undefined) return null;
  const last = momentOf(`${lastDay} 23:59:59`);
  if (last === null || last < now()) throw dayOver();
  return last + 1000;
}

/** With whom a thing of the person's is shared, those first with whom it has been longest. */
export const shares: Handler<"shares"> = async ({ id }, context) => {
  await demandOne(liveIn(context), id);
  const rows = await openShares(context)
    .where("item_id", "=", id)
    .selectAll()
    .orderBy("made_at")
    .orderBy("id")
    .execute();
  const names = await namesOf(context, rows);
  return {
    list: rows.map(({ id: share, kind, target, ends_at }) => ({
      id: share,
      kind,
      target,
      name: names.get(`${kind} ${target}`) ?? target,
      lastDay: lastDayOf({ ends_at }, context),
    })),
  };
};

/** What is shared of a thing with a target. */
const keyOf = ({ item_id, kind, target, unit_id }: Pick<Share, "item_id" | "kind" | "target" | "unit_id">) =>
  `${item_id} ${kind} ${target} ${unit_id}`;

/** Those of these shares that are new; refuses where by them one of the things is shared with too many, or the person shares too much. */
async function newAmong({ database, me }: Context, rows: readonly Share[]): Promise<readonly Share[]> {
  const own = await database
    .selectFrom("drive_share")
    .where("person_id", "=", me.id)
    .select(["item_id", "kind", "target", "unit_id"])
    .execute();
  const known = new Set(own.map(keyOf));
  const added = rows.filter((row) => !known.has(keyOf(row)));
  if (own.length + added.length > MOST_OF_PERSON) throw sharesTooMany();
  const counts = new Map<string, number>();
  for (const { item_id } of [...own, ...added]) counts.set(item_id, (counts.get(item_id) ?? 0) + 1);
  if (rows.some(({ item_id }) => (counts.get(item_id) ?? 0) > MOST_SHARES)) throw tooManyShares();
  return added;
}

/** Those of these things that are not shared yet with each of the people among the targets. */
async function newsFor(context: Context, things: readonly Row[], to: readonly Target[]) {
  const persons = [...new Set(to.flatMap(({ kind, target }) => (kind === "person" ? [target] : [])))];
  if (persons.length === 0) return new Map<string, readonly Row[]>();
  const known = await openShares(context)
    .where("kind", "=", "person")
    .where("target", "in", persons)
    .where(
      "item_id",
      "in",
      things.map(({ id }) => id),
    )
    .select(["item_id", "target"])
    .execute();
  const had = new Set(known.map(({ item_id, target }) => `${target} ${item_id}`));
  return new Map(
    persons.map((person) => [person, things.filter(({ id }) => !had.has(`${person} ${id}`))] as const),
  );
}

/** Removes a few of the person's shares that are over; answers whether those were all. */
async function forgetOver({ database, me, now }: Context): Promise<boolean> {
  const over = database
    .selectFrom("drive_share")
    .where("person_id", "=", me.id)
    .where("ends_at", "<=", now())
    .where("inside", "=", 0)
    .select("id")
    .limit(FEW);
  const { numDeletedRows } = await database
    .deleteFrom("drive_share")
    .where("id", "in", over)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) < FEW;
}

/** Which message a person would get if a thing of the person's were shared with them; none where they may read it already. */
export const sharing: Handler<"sharing"> = async ({ id, person }, context) => {
  const things = await demandLive(context, [id]);
  const to = [{ kind: "person", target: person }] as const;
  await demandAudience(context, to);
  const [thing] = (await newsFor(context, things, to)).get(person) ?? [];
  if (!thing) return { sending: null };
  const name = (await namesOf(context, to)).get(`person ${person}`) ?? "";
  return { sending: { count: 1, about: [name], title: await letterOf(context, thing), text: [] } };
};

const nameOf = ({ kind, target }: Target): string => `${kind} ${target}`;

/** Gives those of these shares that are there another end. */
async function prolong({ database, me }: Context, shares: readonly Share[], ends_at: number | null) {
  const items = new Map<string, string[]>();
  for (const share of shares) items.set(nameOf(share), [...(items.get(nameOf(share)) ?? []), share.item_id]);
  for (const { kind, target } of new Map(shares.map((share) => [nameOf(share), share])).values())
    await database
      .updateTable("drive_share")
      .set({ ends_at })
      .where("item_id", "in", items.get(nameOf({ kind, target })) ?? [])
      .where("kind", "=", kind)
      .where("target", "=", target)
      .where("unit_id", "=", me.unitId)
      .execute();
}

/** Lets people or classes read things of the person's, and all that is or will be in them. */
export const share: Handler<"share"> = ({ ids, to, lastDay }, context) =>
  changingLong(context, async ({ step }) => {
    const ends_at = endOf(lastDay, context);
    const things = await demandLive(context, ids);
    const items = things.map(({ id }) => id);
    await demandAudience(context, to);
    const news = await newsFor(context, things, to);
    await inSteps(step, forgetOver);
    const rows = to.flatMap((target) => items.map((item) => shareOf(context, item, target, { ends_at })));
    const added = await newAmong(context, rows);
    const isNew = new Set(added);
    for (const some of inGroups(to, FEW_TARGETS)) {
      const named = new Set(some.map(nameOf));
      const told = new Map([...news].filter(([person]) => named.has(`person ${person}`)));
      const own = rows.filter((row) => named.has(nameOf(row)));
      await changeAll(step, own, async (within, few) => {
        await prolong(within, few, ends_at);
        await insertRows(
          within.database,
          "drive_share",
          few.filter((row) => isNew.has(row)),
        );
        // With the first of them, so that what is shared is told of, whatever ends the process.
        if (few[0] === own[0]) await tell(within, told);
      });
    }
    return { count: rows.length };
  });

/** Ends shares of the person's. */
export const unshare: Handler<"unshare"> = ({ ids }, context) =>
  changing(context, async ({ database, me }) => {
    const { numDeletedRows } = await database
      .deleteFrom("drive_share")
      .where("person_id", "=", me.id)
      .where("id", "in", ids)
      .executeTakeFirstOrThrow();
    return { count: Number(numDeletedRows) };
  });

/** The folder in which the person keeps what they put among a class's files. */
export const classFolder: Handler<"classFolder"> = ({ class: code }, context) =>
  changing(context, async (within) => {
    const target = { kind: "class", target: code } as const;
    await demandAudience(within, [target]);
    const known = await liveIn(within)
      .innerJoin("drive_share", "drive_share.item_id", "drive_item.id")
      .where("drive_share.kind", "=", "class")
      .where("drive_share.target", "=", code)
      .where("drive_share.unit_id", "=", within.me.unitId)
      .where("drive_share.inside", "=", 1)
      .selectAll("drive_item")
      .orderBy("drive_share.made_at")
      .executeTakeFirst();
    if (known) {
      // The class sees what is put there now, whatever last day the folder was given before.
      await within.database
        .updateTable("drive_share")
        .set({ ends_at: null })
        .where("item_id", "=", known.id)
        .where("inside", "=", 1)
        .execute();
      return itemOf(known, context.wireDate);
    }
    await demandRoom(within, 1);
    const name = await nameBeside(within, "", { kind: "folder", name: code });
    const row = newRow({ id: randomUUID(), kind: "folder", folder_id: "", name }, within.me.id, within.now());
    await within.database.insertInto("drive_item").values(row).execute();
    await within.database
      .insertInto("drive_share")
      .values(shareOf(within, row.id, target, { inside: 1 }))
      .execute();
    return itemOf(row, context.wireDate);
  });
