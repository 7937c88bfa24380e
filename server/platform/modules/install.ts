import { sql, type Transaction } from "kysely";
import type { AppFile } from "../../../contract/appFile";
import { bilingual } from "../../../contract/appFile";
import { categories } from "../../../contract/categories";
import type { Database } from "../database/open";
import type { Tables } from "../database/schema";
import type { Guest } from "./load";

/** The tints of a category's tiles begin so many after those of the category before; each tile's is one after its neighbour's. */
const TINTS_APART = 3;

const CATEGORY_CODES = Object.keys(categories);

/** Where an application belongs among the others: at its place in its category, or at the end of it. */
function placeOf(
  { category, order }: AppFile,
  rows: readonly { readonly category: string; readonly position: number }[],
): number {
  const own = rows.filter((row) => row.category === category);
  const next = own[order ?? own.length];
  if (next) return next.position;
  const last = own.at(-1);
  if (last) return last.position + 1;
  const before = rows.filter(
    (row) => CATEGORY_CODES.indexOf(row.category) < CATEGORY_CODES.indexOf(category),
  );
  return (before.at(-1)?.position ?? -1) + 1;
}

const unitTypesOf = ({ unitTypes = [] }: AppFile): string => unitTypes.join(",");

/** Gives an application its entry in the menu of all units that it is for, unless it has one. */
async function addToMenu(trx: Transaction<Tables>, app: AppFile): Promise<void> {
  const rows = await trx
    .selectFrom("app")
    .select(["code", "category", "position"])
    .orderBy("position")
    .execute();
  if (rows.some(({ code }) => code === app.code)) return;
  const position = placeOf(app, rows);
  const { category } = app;
  const short = app.shortName ?? app.name;
  const place = rows.filter((row) => row.category === category && row.position < position).length;
  const { numInsertedOrUpdatedRows: added } = await trx
    .insertInto("app")
    .values({
      id: app.code,
      code: app.code,
      category,
      category_name: categories[category],
      name: app.name["zh-CN"],
      short_name: short["zh-CN"],
      english_name: app.name.en,
      english_short_name: short.en,
      glyph: app.icon,
      tint: CATEGORY_CODES.indexOf(category) * TINTS_APART + place,
      menu_route: null,
      server_id: app.code,
      limit_user_type: (app.userTypes ?? []).join(","),
      update_status: 1,
      unit_id: null,
      position,
    })
    // By its code or its id, whichever the database looks at first.
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow();
  // Another process, which starts on the same database, has been faster.
  if (added === 0n) return;
  const others = trx.updateTable("app").where("code", "<>", app.code).where("position", ">=", position);
  await others
    .set((is) => ({ tint: is("tint", "+", 1) }))
    .where("category", "=", category)
    .execute();
  await others.set((is) => ({ position: is("position", "+", 1) })).execute();
}

/** Adds the permissions that an application declares; what a school has changed of those that are there stays. */
async function addPermissions(trx: Transaction<Tables>, { permissions }: AppFile): Promise<void> {
  const { last } = await trx
    .selectFrom("permission")
    .select(({ fn }) => fn.coalesce(fn.max<number>("position"), sql<number>`0`).as("last"))
    .executeTakeFirstOrThrow();
  for (const [index, { code, parent, name, userTypes }] of permissions.entries())
    await trx
      .insertInto("permission")
      .values({
        code,
        parent: parent ?? null,
        name: bilingual(name),
        user_types: userTypes.join(","),
        position: last + 1 + index,
      })
      .onConflict((known) => known.column("code").doNothing())
      .execute();
}

/** Applications with a place in their category before those without, the first places first: so each finds those before it there. */
const inOrder = (guests: readonly Guest[]): readonly Guest[] =>
  guests.toSorted(
    (one, other) => (one.app.order ?? Number.MAX_SAFE_INTEGER) - (other.app.order ?? Number.MAX_SAFE_INTEGER),
  );

/**
 * Puts the applications of this installation into the menu and their permissions into the tree, from what their `app.json`
 * say. Each time the platform starts, so that an application that was added since is there.
 */
export async function installGuests(database: Database, guests: readonly Guest[]): Promise<void> {
  for (const { app } of inOrder(guests))
    await database.transaction().execute(async (trx) => {
      await addToMenu(trx, app);
      // No school decides this: an entry follows its file, also one that is older than the field.
      await trx
        .updateTable("app")
        .set({ limit_unit_type: unitTypesOf(app), needs_codes: (app.needs ?? []).join(",") })
        .where("code", "=", app.code)
        .execute();
      await addPermissions(trx, app);
    });
}
