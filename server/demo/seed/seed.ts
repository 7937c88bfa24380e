import { type InsertObject, sql, type Transaction } from "kysely";
import { once } from "../../../src/base/core/flow/singleFlight";
import { hashPassword } from "../../platform/auth/passwords";
import { ADMINISTRATOR } from "../../platform/auth/roles";
import { insertRows, type SchoolClock } from "../../platform/module";
import type { Database } from "../../platform/database/open";
import type { Tables } from "../../platform/database/schema";
import { messageRows } from "./inbox";
import { DEMO_PASSWORD, people } from "./people";
import { fillApps, fillBureauApps } from "./fillApps";
import { fillClassmates } from "./fillClassmates";
import { fillClients } from "./clients";
import { childRows, personRows } from "./personRows";
import { fillSocial, fillSocialQr } from "./social";
import { fillUserClients } from "./userClients";
import { modules, themes, units } from "./units";

const DAY = 86_400_000;
/** SQLite takes 32,766 values in a statement; no row here has more than 20. */
const BATCH = 500;

/** The school's clock, and when the demo is filled in. */
type Clock = SchoolClock & { readonly now: number };

type Rows<T extends keyof Tables> = readonly InsertObject<Tables, T>[];

async function insert<T extends keyof Tables>(
  trx: Transaction<Tables>,
  table: T,
  rows: Rows<T>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH)
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + BATCH))
      .execute();
}

/** The units, with their themes and licences. */
async function fillUnits(trx: Transaction<Tables>, now: number): Promise<void> {
  await insert(
    trx,
    "unit",
    units.map((unit) => ({
      id: unit.id,
      type: unit.type,
      name: unit.name,
      english_name: unit.english,
      color: unit.color,
      glyph: unit.glyph,
      default_theme: unit.theme,
      default_theme_at: 0,
      licence_until: now + 400 * DAY,
      copyright: `© ${new Date(now).getFullYear()} ${unit.name}|||© ${new Date(now).getFullYear()} ${unit.english}`,
      filing_number: unit.filing,
      counts_unread: unit.dots ? 0 : 1,
      layout: unit.layout ?? null,
      motto: unit.motto,
      login_theme: unit.login,
    })),
  );
  await insert(
    trx,
    "unit_theme",
    units.flatMap((unit) =>
      [{ color: unit.color, title: unit.colorName }, ...themes].map(({ color, title }, position) => ({
        id: `${unit.id}-${position}`,
        unit_id: unit.id,
        color,
        title,
        position,
      })),
    ),
  );
  await insert(
    trx,
    "module",
    units.flatMap((unit) =>
      modules
        .filter(({ type = unit.type }) => type === unit.type)
        .map(({ code, name, english, days }) => ({
          unit_id: unit.id,
          code,
          name,
          english_name: english,
          server_id: code,
          ends_at: now + days * DAY,
        })),
    ),
  );
}

/** Who can sign in, and how people belong together. */
async function fillPeople(trx: Transaction<Tables>, password: string): Promise<void> {
  await insert(trx, "person", personRows(people, password));
  await insert(trx, "parent_child", childRows(people));
  await insert(
    trx,
    "account_link",
    people.flatMap(({ id, teacher }) => (teacher ? [{ parent_id: id, teacher_id: teacher }] : [])),
  );
  await insert(
    trx,
    "role",
    people.filter(({ admin }) => admin).map(({ id }) => ({ person_id: id, role: ADMINISTRATOR })),
  );
}

/** What waits in the message centres of these people, in the place of what an earlier demo had put there. */
async function replaceInbox(
  trx: Transaction<Tables>,
  clock: Clock,
  owners: readonly string[],
): Promise<void> {
  await trx.deleteFrom("message").where("person_id", "in", owners).execute();
  await insert(trx, "message", messageRows(clock, owners));
}

/** Takes away the to-dos of an earlier demo, which led to applications that are not installed; those of modules have other ids. */
async function endMadeUpTodos(trx: Transaction<Tables>): Promise<void> {
  await trx
    .deleteFrom("todo")
    .where(sql<boolean>`id like person_id || '-%'`)
    .execute();
}

async function fillInbox(trx: Transaction<Tables>, clock: Clock, password: string): Promise<void> {
  // A child who was added since.
  await insertRows<Tables, "person">(trx, "person", personRows(people, password));
  await insertRows<Tables, "parent_child">(trx, "parent_child", childRows(people));
  await replaceInbox(
    trx,
    clock,
    people.map(({ id }) => id),
  );
}

/** What makes the bureau one, and each unit look like itself until its people choose; an earlier demo had three alike. */
async function fillBureau(trx: Transaction<Tables>, clock: Clock): Promise<void> {
  await fillBureauApps(trx);
  for (const { id, theme, login } of units) {
    const unit = trx.updateTable("unit").where("id", "=", id);
    await unit.set({ login_theme: login }).execute();
    await unit.set({ default_theme: theme }).where("default_theme_at", "=", 0).execute();
  }
  const bureaus = units.flatMap(({ id, type }) => (type === 1 ? [id] : []));
  await replaceInbox(
    trx,
    clock,
    people.flatMap(({ id, unit }) => (bureaus.includes(unit) ? [id] : [])),
  );
}

/** How the demo's units use faces. */
const fillFaces: Fill = (trx) =>
  insertRows<Tables, "face_unit">(
    trx,
    "face_unit",
    units.map(({ id }) => ({ unit_id: id, sign_in: "challenge", clocking: 1, stamp: 0 })),
  );

async function fill(trx: Transaction<Tables>, { now }: Clock, password: string): Promise<void> {
  await fillUnits(trx, now);
  await fillPeople(trx, password);
  await fillApps(trx);
}

type Fill = (trx: Transaction<Tables>, clock: Clock, password: string) => Promise<void>;

type Part = readonly [mark: string, fill: Fill];

/** What is seeded once each, so that a database from before a part was there gets it too. */
const PARTS: readonly [Part, ...Part[]] = [
  ["seeded", fill],
  ["seeded-inbox", fillInbox],
  ["seeded-bureau", fillBureau],
  ["seeded-without-todos", endMadeUpTodos],
  ["seeded-social", (trx, _, password) => fillSocial(trx, password)],
  ["seeded-social-qr", (trx, _, password) => fillSocialQr(trx, password)],
  ["seeded-clients", (trx) => fillClients(trx)],
  ["seeded-user-clients", (trx) => fillUserClients(trx)],
  ["seeded-faces", fillFaces],
  ["seeded-roster", (trx, { now }, password) => fillClassmates(trx, now, password)],
];

/**
 * Fills in one part unless its mark says that it is there. The mark goes in first, so that of two processes starting
 * together on one PostgreSQL only one seeds.
 */
async function seedPart(
  database: Database,
  clock: Clock,
  hashed: () => Promise<string>,
  [key, fillPart]: Part,
): Promise<boolean> {
  const seeded = await database.selectFrom("meta").where("key", "=", key).select("key").executeTakeFirst();
  if (seeded) return false;
  const password = await hashed();
  return database.transaction().execute(async (trx) => {
    const mark = await trx
      .insertInto("meta")
      .values({ key, value: String(clock.now) })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .executeTakeFirst();
    if (mark.numInsertedOrUpdatedRows === 0n) return false;
    await fillPart(trx, clock, password);
    return true;
  });
}

/** Whether people are in a database that was opened without the demo: they are true ones. */
async function isOfOthers(database: Database): Promise<boolean> {
  const [[first]] = PARTS;
  const seeded = await database.selectFrom("meta").where("key", "=", first).select("key").executeTakeFirst();
  const person = await database.selectFrom("person").select("id").limit(1).executeTakeFirst();
  return person !== undefined && seeded === undefined;
}

/**
 * Fills a database with the demo schools, the same every time, with dates counted from `now` by the school's clock. One that was opened without
 * the demo stays without it.
 */
export async function seed(database: Database, now: number, clock: SchoolClock): Promise<boolean> {
  if (await isOfOthers(database)) return false;
  // Made once for all of them, and only where a part is missing: it is slow by design.
  const hashed = once(() => hashPassword(DEMO_PASSWORD));
  let any = false;
  for (const part of PARTS) any = (await seedPart(database, { ...clock, now }, hashed, part)) || any;
  return any;
}
