import type { InsertObject, Transaction } from "kysely";
import { categories as names } from "../../../contract/categories";
import type { Tables } from "../../platform/database/schema";
import { insertRows } from "../../platform/module";
import type { SeedCategory } from "./app";
import { categories } from "./apps";
import { bureauCategories } from "./bureauApps";
import { permissions } from "./units";

/** The first number that an application of the schools has. */
const FIRST_ID = 101;
/** The tints of a category's tiles begin so many after those of the category before. */
const TINTS_APART = 3;

/** Where the rows of a menu begin. */
interface Start {
  readonly position: number;
  /** The tint of a category's first tile. */
  readonly tintOf: (category: string, index: number) => number;
  readonly idOf: (code: string, index: number) => string;
}

const appRows = (
  menu: readonly SeedCategory[],
  { position, tintOf, idOf }: Start,
): readonly InsertObject<Tables, "app">[] =>
  menu
    .flatMap((category, group) =>
      category.apps.map((app, index) => ({ app, category, tint: tintOf(category.code, group) + index })),
    )
    .map(({ app, category, tint }, index) => ({
      id: idOf(app.code, index),
      code: app.code,
      category: category.code,
      category_name: category.name ?? names[category.code],
      name: app.name,
      short_name: app.short ?? app.name,
      english_name: app.english,
      english_short_name: app.englishShort ?? app.english,
      glyph: app.glyph,
      tint,
      menu_route: null,
      server_id: app.code,
      limit_user_type: app.for ?? "",
      limit_unit_type: app.unitTypes,
      update_status: app.hidden ? 0 : 1,
      unit_id: app.unit ?? null,
      position: position + index,
    }));

/** Permissions, and the applications of schools. */
export async function fillApps(trx: Transaction<Tables>): Promise<void> {
  await insertRows<Tables, "permission">(
    trx,
    "permission",
    permissions.map(({ code, parent, name, types }, position) => ({
      code,
      parent,
      name,
      user_types: types,
      position,
    })),
  );
  await insertRows<Tables, "app">(
    trx,
    "app",
    appRows(categories, {
      position: 0,
      tintOf: (_, group) => group * TINTS_APART,
      idOf: (_, index) => String(FIRST_ID + index),
    }),
  );
}

/** The applications of a bureau, behind all that are there; those of schools alone leave its menu. */
export async function fillBureauApps(trx: Transaction<Tables>): Promise<void> {
  for (const { code, unitTypes } of [...categories, ...bureauCategories].flatMap(({ apps }) => apps))
    await trx
      .updateTable("app")
      .set({ limit_unit_type: unitTypes })
      .where("code", "=", code)
      .where("limit_unit_type", "=", "")
      .execute();
  const known = await trx.selectFrom("app").select(["category", "position", "tint"]).execute();
  await insertRows<Tables, "app">(
    trx,
    "app",
    appRows(bureauCategories, {
      position: Math.max(...known.map(({ position }) => position)) + 1,
      tintOf: (category) =>
        Math.max(-1, ...known.filter((row) => row.category === category).map(({ tint }) => tint)) + 1,
      idOf: (code) => code,
    }),
  );
}
