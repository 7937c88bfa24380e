import type { ModuleMigration } from "../../../server/platform/module";

/** The tables of Notices. Moments are milliseconds since 1970. */
export interface NoticeTables {
  notice: {
    id: string;
    unit_id: string;
    title: string;
    content: string;
    author: string;
    category: string;
    published_at: number;
  };
  notice_read: { notice_id: string; person_id: string };
}

/** How they came to be. */
export const migrations: Readonly<Record<string, ModuleMigration>> = {
  "001_notices": async ({ table, index }) => {
    await table(
      "notice",
      `id text primary key, unit_id text not null references unit(id), title text not null, content text not null,
       author text not null, category text not null, published_at bigint not null`,
    );
    await table(
      "notice_read",
      `notice_id text not null references notice(id), person_id text not null references person(id),
       primary key (notice_id, person_id)`,
    );
    await index("notice_unit on notice (unit_id, published_at)");
  },
};
