import { randomUUID } from "node:crypto";
import { defineModule, lockPerson, type ModuleDatabase, Refusal } from "../../../server/platform/module";
import { contract } from "../contract";

/** The table of the application. */
interface NoteTables {
  new_app_note: {
    id: string;
    person_id: string;
    text: string;
    /** When it was added, in milliseconds since 1970. */
    at: number;
    /** 1: it was removed last, and can come back. */
    removed: number;
  };
}

type Database = ModuleDatabase<NoteTables>;

/** A person has so many notes, and the one that was removed last. */
export const MOST = 500;

const tooMany = () =>
  new Refusal(409, "笔记过多，请先删除一些|||You have too many notes. Remove some first.", "too_many");
const notFound = () => new Refusal(404, "没有这条笔记|||There is no such note", "not_found");

/** What the platform answers and stores for the application. The person is `me`, never a parameter. */
export const serverPart = defineModule<NoteTables>()({
  contract,
  handlers: {
    list: (_, { database, me }) =>
      database
        .selectFrom("new_app_note")
        .where("person_id", "=", me.id)
        .where("removed", "=", 0)
        .select(["id", "text"])
        .orderBy("at", "desc")
        .orderBy("id")
        .execute(),

    add: ({ text }, { database, me, now }) =>
      database.transaction().execute(async (trx: Database) => {
        await lockPerson(trx, me.id);
        const { count } = await trx
          .selectFrom("new_app_note")
          .where("person_id", "=", me.id)
          .where("removed", "=", 0)
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .executeTakeFirstOrThrow();
        if (count >= MOST) throw tooMany();
        const id = randomUUID();
        const note = { id, person_id: me.id, text: text.trim(), at: now(), removed: 0 };
        await trx.insertInto("new_app_note").values(note).execute();
        return { id };
      }),

    remove: ({ id }, { database, me }) =>
      database.transaction().execute(async (trx: Database) => {
        await lockPerson(trx, me.id);
        const own = trx.deleteFrom("new_app_note").where("person_id", "=", me.id);
        await own.where("removed", "=", 1).where("id", "<>", id).execute();
        const { numUpdatedRows } = await trx
          .updateTable("new_app_note")
          .set({ removed: 1 })
          .where("person_id", "=", me.id)
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) throw notFound();
        return {};
      }),

    restore: async ({ id }, { database, me }) => {
      const { numUpdatedRows } = await database
        .updateTable("new_app_note")
        .set({ removed: 0 })
        .where("person_id", "=", me.id)
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw notFound();
      return {};
    },
  },
  migrations: {
    "001_notes": async ({ table, index }) => {
      await table(
        "new_app_note",
        `id text primary key, person_id text not null references person(id), text text not null,
         at bigint not null, removed integer not null`,
      );
      await index("new_app_note_own on new_app_note (person_id, removed, at)");
    },
  },
});
