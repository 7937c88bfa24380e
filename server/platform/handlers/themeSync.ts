import type { Transaction } from "kysely";
import { isAdmin } from "../auth/roles";
import type { Me } from "../auth/sessionModel";
import { defineHandlers, type Handler } from "../defineHandlers";
import { keepNewest } from "../database/keepNewest";
import type { Database } from "../database/open";
import type { Tables } from "../database/schema";
import { Refusal, refusals } from "../envelope";

const NEEDS = ["database", "now"] as const;
type Needs = (typeof NEEDS)[number];

/** How long a theme that was set for all can be taken back, in milliseconds. */
const UNDO_MS = 24 * 3_600_000;

/** So many of them in a row can be taken back. */
const MOST_SYNCS = 50;

/** What a portal shows where neither the person nor the unit has chosen. */
const PORTAL_THEME = "#457cd6";

const nothingToUndo = () =>
  new Refusal(
    409,
    "没有可以撤销的统一主题，可能已被撤销、更改或超过 24 小时|||There is no theme for everybody to take back: it was taken back or changed already, or is older than 24 hours",
    "nothing_to_undo",
  );

/** A theme value in one spelling, so that `#ABC` and `#aabbcc` are the same. */
const spelled = (theme: string): string =>
  theme
    .toLowerCase()
    .replace(/^#(.)(.)(.)$/, (_, r: string, g: string, b: string) => `#${r}${r}${g}${g}${b}${b}`);

async function demandAdmin(database: Database, { id }: Me): Promise<void> {
  if (!(await isAdmin(database, id))) throw refusals.forbidden();
}

/** How many active people of a unit would be shown another theme if this one were set for all. */
async function peopleWhoChange(database: Database, unitId: string, theme: string): Promise<number> {
  const groups = await database
    .selectFrom("person")
    .innerJoin("unit", "unit.id", "person.unit_id")
    .where("unit_id", "=", unitId)
    .where("status", "=", 1)
    .select(({ eb, fn }) => [
      eb
        .case()
        .when(eb("theme_at", ">=", eb.ref("default_theme_at")))
        .then(fn.coalesce("theme", "default_theme"))
        .else(eb.ref("default_theme"))
        .end()
        .as("shown"),
      fn.countAll<number>().as("count"),
    ])
    .groupBy("shown")
    .execute();
  const wanted = spelled(theme);
  return groups
    .filter(({ shown }) => spelled(shown ?? PORTAL_THEME) !== wanted)
    .reduce((sum, { count }) => sum + count, 0);
}

/** Reads a unit's default and keeps it from changing until the transaction ends. */
const lockDefault = (trx: Transaction<Tables>, unitId: string) =>
  trx
    .updateTable("unit")
    .set((row) => ({ default_theme_at: row.ref("default_theme_at") }))
    .where("id", "=", unitId)
    .returning(["default_theme", "default_theme_at"])
    .executeTakeFirstOrThrow();

/** The person's theme and the unit's default. */
const desktopColor: Handler<"desktopColor", Needs> = async (_, { database, me }) => {
  const row = await database
    .selectFrom("person")
    .innerJoin("unit", "unit.id", "person.unit_id")
    .where("person.id", "=", me.id)
    .select(["theme", "theme_at", "default_theme", "default_theme_at"])
    .executeTakeFirstOrThrow();
  const own = row.theme_at >= row.default_theme_at ? row.theme : null;
  return { color: own, defaultColor: row.default_theme };
};

/**
 * Sets a theme for all people of the unit. No person's own choice is written over: the later of the two is shown. So the former
 * default and its time are all that has to be kept to give everyone back what they had.
 */
const setForAll = (database: Database, me: Me, theme: string, now: number) =>
  database.transaction().execute(async (trx) => {
    const former = await lockDefault(trx, me.unitId);
    const at = Math.max(now, former.default_theme_at + 1);
    await trx
      .deleteFrom("theme_sync")
      .where("unit_id", "=", me.unitId)
      .where("at", "<=", now - UNDO_MS)
      .execute();
    await keepNewest(trx, {
      table: "theme_sync",
      key: "at",
      of: ["unit_id", me.unitId],
      by: "at",
      most: MOST_SYNCS,
    });
    await trx
      .insertInto("theme_sync")
      .values({
        unit_id: me.unitId,
        at,
        theme,
        former_theme: former.default_theme,
        former_at: former.default_theme_at,
        person_id: me.id,
      })
      .execute();
    await trx
      .updateTable("unit")
      .set({ default_theme: theme, default_theme_at: at })
      .where("id", "=", me.unitId)
      .execute();
  });

const setTheme: Handler<"setTheme", Needs> = async ({ type, theme }, { database, me, now }) => {
  if (type === "color") {
    await database.updateTable("person").set({ theme, theme_at: now() }).where("id", "=", me.id).execute();
    return "success" as const;
  }
  await demandAdmin(database, me);
  await setForAll(database, me, theme, now());
  return "success" as const;
};

/** How many people a theme for all would change, and the last one, as long as it can be taken back. */
const themeSyncPreview: Handler<"themeSyncPreview", Needs> = async ({ theme }, { database, me, now }) => {
  await demandAdmin(database, me);
  const last = await database
    .selectFrom("theme_sync")
    .innerJoin("unit", (join) =>
      join.onRef("unit.id", "=", "theme_sync.unit_id").onRef("unit.default_theme_at", "=", "theme_sync.at"),
    )
    .innerJoin("person", "person.id", "theme_sync.person_id")
    .where("theme_sync.unit_id", "=", me.unitId)
    .where("theme_sync.at", ">", now() - UNDO_MS)
    .select(["theme_sync.theme", "former_theme", "at", "real_name"])
    .executeTakeFirst();
  return {
    people: await peopleWhoChange(database, me.unitId, theme),
    last: last ? { theme: last.theme, former: last.former_theme, at: last.at, by: last.real_name } : null,
  };
};

/** Gives the unit's people back what they had before the theme that was set for all at this moment. */
const undoThemeSync: Handler<"undoThemeSync", Needs> = async ({ at }, { database, me, now }) => {
  await demandAdmin(database, me);
  await database.transaction().execute(async (trx) => {
    const { default_theme_at } = await lockDefault(trx, me.unitId);
    const sync = await trx
      .deleteFrom("theme_sync")
      .where("unit_id", "=", me.unitId)
      .where("at", "=", at)
      .where("at", ">", now() - UNDO_MS)
      .returning(["former_theme", "former_at"])
      .executeTakeFirst();
    if (!sync || default_theme_at !== at) throw nothingToUndo();
    await trx
      .updateTable("unit")
      .set({ default_theme: sync.former_theme, default_theme_at: sync.former_at })
      .where("id", "=", me.unitId)
      .execute();
  });
  return "success" as const;
};

/** The person's theme, and the one that an administrator sets for all people of the unit and takes back. */
export const themeHandlers = defineHandlers(NEEDS, {
  desktopColor: desktopColor,

  setTheme: setTheme,

  themeSyncPreview: themeSyncPreview,

  undoThemeSync: undoThemeSync,
});
