import type { OwnedFile } from "../../../server/platform/module";
import { changing } from "./changing";
import { isStaff } from "./audience";
import type { Context, Handler } from "./drive";
import { type Among, foundAmong } from "./found";
import { everyLive, itemOf, type Row } from "./items";
import { countOf, pageOf, sorted } from "./pages";
import { noFolder, noSuchClass, noSuchItem } from "./refusals";
import { lastDayOf, openShares, type Share } from "./shareRows";
import { above, type Crumb, type Things } from "./tree";

/** By which shares a thing is looked for: all that are the person's, their own alone, or those of one class of theirs. */
type Room = { readonly kind: "all" | "me" } | { readonly kind: "class"; readonly code: string };

/** The open shares of a room. */
async function sharesIn(context: Context, room: Room) {
  const { database, me, people } = context;
  const own = room.kind === "me" ? [] : (await people.classes(database)).map(({ code }) => code);
  if (room.kind === "class" && !own.includes(room.code)) throw noSuchClass();
  const codes = room.kind === "class" ? [room.code] : own;
  return openShares(context).where((where) => {
    const ofClasses =
      codes.length === 0
        ? []
        : [
            where.and([
              where("drive_share.kind", "=", "class"),
              where("drive_share.unit_id", "=", me.unitId),
              where("drive_share.target", "in", codes),
            ]),
          ];
    const ofPerson = where.and([
      where("drive_share.kind", "=", "person"),
      where("drive_share.target", "=", me.id),
    ]);
    return where.or(room.kind === "class" ? ofClasses : [ofPerson, ...ofClasses]);
  });
}

/** How a person comes to a thing: from what is shared down to it, itself the last step; and the share's last day. */
interface Access {
  readonly mine: boolean;
  readonly path: readonly Crumb[];
  readonly lastDay: string;
}

const isLonger = (one: Pick<Share, "ends_at">, other: Pick<Share, "ends_at">): boolean =>
  other.ends_at !== null && (one.ends_at ?? Infinity) > other.ends_at;

/** How a person comes to a live thing by the shares of a room, from as far up as possible; null where they may not. */
async function accessTo(context: Context, id: string, room: Room): Promise<Access | null> {
  const way = await above(context, everyLive(context).where("drive_item.id", "=", id))
    .select(["id", "name", "person_id"])
    .orderBy("level", "desc")
    .execute();
  if (way.length === 0) return null;
  const shares = await (
    await sharesIn(context, room)
  )
    .where(
      "item_id",
      "in",
      way.map((step) => step.id),
    )
    .select(["item_id", "inside", "ends_at"])
    .execute();
  const from = way.findIndex((step) => shares.some(({ item_id }) => item_id === step.id));
  const share = shares.find(({ item_id }) => item_id === way[from]?.id);
  if (!share) return null;
  // Of several on the way the one that lasts longest counts.
  const last = shares.reduce((one, other) => (isLonger(other, one) ? other : one), share);
  const path = way.slice(from + share.inside).map(({ id: step, name }) => ({ id: step, name }));
  return { path, mine: way[0]?.person_id === context.me.id, lastDay: lastDayOf(last, context) };
}

/** Whether a person may read another one's file: a thing that names it, or a folder above that, is shared with them. */
export async function mayRead({ id, owner }: OwnedFile, context: Context): Promise<boolean> {
  const named = everyLive(context)
    .where("drive_item.person_id", "=", owner)
    .where("drive_item.file_id", "=", id);
  const share = await (
    await sharesIn(context, { kind: "all" })
  )
    .where("item_id", "in", above(context, named).select("id"))
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return share !== undefined;
}

/** The names of people. */
async function ownersOf({ database }: Context, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.map(({ person_id }) => person_id))];
  if (ids.length === 0) return new Map();
  const people = await database
    .selectFrom("person")
    .where("id", "in", ids)
    .select(["id", "real_name"])
    .execute();
  return new Map(people.map(({ id, real_name }) => [id, real_name]));
}

/** Things as answers carry them to those with whom they are shared. */
async function sharedItems(context: Context, rows: readonly Row[], lastDay: (row: Row) => string) {
  const owners = await ownersOf(context, rows);
  return rows.map((row) => ({
    ...itemOf(row, context.wireDate),
    owner: owners.get(row.person_id) ?? "",
    mine: row.person_id === context.me.id,
    lastDay: lastDay(row),
  }));
}

/** The things that are shared themselves, and those in the folders of which a class sees the content. */
async function rootsOf(context: Context, room: Room) {
  const shares = await sharesIn(context, room);
  const named = (inside: number) => shares.where("inside", "=", inside).select("item_id");
  const things: Things = everyLive(context).where((where) =>
    where.or([where("drive_item.id", "in", named(0)), where("drive_item.folder_id", "in", named(1))]),
  );
  /** The last days of these things. */
  const lastDays = async (rows: readonly Row[]) => {
    if (rows.length === 0) return () => "";
    const ids = rows.flatMap(({ id, folder_id }) => [id, folder_id]);
    const found = await shares.where("item_id", "in", ids).select(["item_id", "ends_at"]).execute();
    const days = new Map<string, string>();
    for (const each of found.toSorted((one, other) => (isLonger(one, other) ? 1 : -1)))
      days.set(each.item_id, lastDayOf(each, context));
    return ({ id, folder_id }: Row) => days.get(id) ?? days.get(folder_id) ?? "";
  };
  /** What is shared itself, and the folders of which a class sees the content. */
  const among = async (): Promise<Among> => {
    const all = await shares.select(["item_id", "inside"]).execute();
    const ids = (inside: number) =>
      all.filter((each) => each.inside === inside).map(({ item_id }) => item_id);
    return { things: ids(0), folders: ids(1) };
  };
  return { things, lastDays, among };
}

/** A page of what is shared with a class or with the person, or of a folder in it. */
export const sharedList: Handler<"sharedList"> = async (input, context) => {
  const { class: code, folder, keyword = "", sort, order } = input;
  const words = keyword.trim();
  const room: Room = code === undefined ? { kind: "me" } : { kind: "class", code };
  const access = folder === undefined ? null : await accessTo(context, folder, room);
  if (folder !== undefined && !access) throw noFolder();
  const roots = access
    ? {
        things: everyLive(context).where("drive_item.folder_id", "=", folder ?? ""),
        lastDays: () => Promise.resolve(() => access.lastDay),
        among: () => Promise.resolve({ things: [], folders: [folder ?? ""] }),
      }
    : await rootsOf(context, room);
  const { total, rows } = words
    ? await foundAmong(context, await roots.among(), { ...input, words })
    : {
        total: await countOf(roots.things),
        rows: await pageOf(sorted(roots.things, { sort, order }), input).execute(),
      };
  return {
    total,
    list: await sharedItems(context, rows, await roots.lastDays(rows)),
    path: [...(access?.path ?? [])],
    mine: access ? access.mine : code !== undefined && isStaff(context),
  };
};

/** Ends what others share with the person themselves; what a class sees stays with the class. */
export const leave: Handler<"leave"> = ({ ids }, context) =>
  changing(context, async ({ database, me }) => {
    const { numDeletedRows } = await database
      .deleteFrom("drive_share")
      .where("kind", "=", "person")
      .where("target", "=", me.id)
      .where("item_id", "in", ids)
      .executeTakeFirstOrThrow();
    return { count: Number(numDeletedRows) };
  });

/** A live thing that the person may read, as their own or because it is shared; refuses where there is none. */
export async function demandReadable(context: Context, id: string): Promise<Row> {
  const row = await everyLive(context).where("drive_item.id", "=", id).selectAll().executeTakeFirst();
  if (row?.person_id === context.me.id) return row;
  if (!row || !(await accessTo(context, id, { kind: "all" }))) throw noSuchItem();
  return row;
}

/** One thing that the person may read because it is shared. */
export const sharedOne: Handler<"sharedOne"> = async ({ id }, context) => {
  const access = await accessTo(context, id, { kind: "all" });
  const row =
    access && (await everyLive(context).where("drive_item.id", "=", id).selectAll().executeTakeFirst());
  const [found] = row ? await sharedItems(context, [row], () => access.lastDay) : [];
  if (!access || !found) throw noSuchItem();
  return { ...found, path: access.path.slice(0, -1) };
};
