import { Kysely, Migrator, PostgresDialect, sql, SqliteDialect } from "kysely";
import pg from "pg";
import { DATABASES, TestDatabases } from "../../testing/databases";
import { migrationsFor } from "./migrations";
import { openSqlite } from "./sqlite";

jest.setTimeout(60_000);

/** The unit's row as the first version of the portal wrote it, in plain columns. */
interface First {
  unit: {
    id: string;
    type: number;
    name: string;
    english_name: string;
    color: string;
    glyph: string;
    default_theme: string | null;
    default_theme_at: number;
    licence_until: number;
    copyright: string;
    filing_number: string;
    counts_unread?: number;
    layout?: string | null;
  };
}

describe.each(DATABASES)("the tables on %s", (kind) => {
  const databases = new TestDatabases(kind);
  afterAll(() => databases.stop());

  const dialect = async () => {
    const url = await databases.url();
    if (url === null) return new SqliteDialect({ database: await openSqlite(":memory:") });
    const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 });
    return new PostgresDialect({ pool });
  };

  it("of an older portal are brought up to date, and its units go on as they were [MSG-02, DESK-06, RUN-01]", async () => {
    const database = new Kysely<First>({ dialect: await dialect() });
    const migrator = new Migrator({ db: database, provider: migrationsFor(kind) });
    expect((await migrator.migrateTo("001_first_light")).error).toBeUndefined();
    await database
      .insertInto("unit")
      .values({
        id: "9",
        type: 2,
        name: "旧校",
        english_name: "Old School",
        color: "#457cd6",
        glyph: "school",
        default_theme: null,
        default_theme_at: 0,
        licence_until: 0,
        copyright: "",
        filing_number: "",
      })
      .execute();
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    expect(await database.selectFrom("unit").select(["name", "counts_unread", "layout"]).execute()).toEqual([
      { name: "旧校", counts_unread: 1, layout: null },
    ]);
    await database.destroy();
  });

  it("of an older portal tell contacts that came with a demo account from those that its owner has added [SEC-04, AUTH-06]", async () => {
    const database = new Kysely<First & { person_contact: { contact: string; made_up: number } }>({
      dialect: await dialect(),
    });
    const migrator = new Migrator({ db: database, provider: migrationsFor(kind) });
    expect((await migrator.migrateTo("011_help_tickets")).error).toBeUndefined();
    for (const statement of [
      `insert into unit (id, type, name, english_name, color, glyph, default_theme_at, licence_until, copyright, filing_number)
       values ('2', 2, '旧校', 'Old School', '#457cd6', 'school', 0, 0, '', '')`,
      `insert into person (id, unit_id, type, login_name, real_name, sex, status, password, demo, theme_at, campus_units, grade_name, class_name)
       values ('2007', '2', 4, 'admin', '陈志强', 1, 1, '', 1, 0, '[]', '', '')`,
      `insert into person_contact (person_id, contact)
       values ('2007', 'admin@school.example'), ('2007', '13900002007'), ('2007', 'head@school.example.cn')`,
    ])
      await sql.raw(statement).execute(database);
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const contacts = await database
      .selectFrom("person_contact")
      .select(["contact", "made_up"])
      .orderBy("contact")
      .execute();
    expect(contacts).toEqual([
      { contact: "13900002007", made_up: 1 },
      { contact: "admin@school.example", made_up: 1 },
      { contact: "head@school.example.cn", made_up: 0 },
    ]);
    await database.destroy();
  });
});
