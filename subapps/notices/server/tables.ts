import { comparable, firstUnits, type ModuleMigration, nameKey } from "../../../server/platform/module";

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
    /** The title and the content as words of a search are compared with them. */
    words: string;
    /** The keys by which its words are sorted. */
    title_key: string;
    category_key: string;
    author_key: string;
  };
  notice_read: { notice_id: string; person_id: string };
  /** A stored file that a notice shows. */
  notice_attachment: {
    notice_id: string;
    file_id: string;
    /** Whose the file is. */
    person_id: string;
    name: string;
    size: number;
    /** Its place among the files of the notice, from 0. */
    place: number;
  };
}

/** So much of a notice is searched, in units of the normal form; only one of characters with long normal forms has more [SEC-11]. */
const MOST_WORDS = 8_000;

/** By which words a notice is found [I18N-07]. */
export const wordsOf = ({ title, content }: Pick<NoticeTables["notice"], "title" | "content">): string =>
  firstUnits([title, content].map(comparable).join("\n"), MOST_WORDS);

/** By which keys a notice's own words are sorted [I18N-07]. */
export const keysOf = ({ title, category }: Pick<NoticeTables["notice"], "title" | "category">) => ({
  title_key: nameKey(title),
  category_key: nameKey(category),
});

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
  "002_attachments": async ({ table, index }) => {
    await table(
      "notice_attachment",
      `notice_id text not null references notice(id), file_id text not null references stored_file(id),
       person_id text not null references person(id), name text not null, size bigint not null, place integer not null,
       primary key (notice_id, file_id)`,
    );
    await index("notice_attachment_file on notice_attachment (file_id)");
  },
  "003_words": async ({ column, fill }) => {
    await column("notice", "words", "text not null default ''");
    await fill("notice", "words", ["title", "content"], ({ title = "", content = "" }) =>
      wordsOf({ title, content }),
    );
  },
  "004_attachment_names": async ({ rebuild, index }) => {
    // One file may be there under several names.
    await rebuild(
      "notice_attachment",
      `notice_id text not null references notice(id), file_id text not null references stored_file(id),
       person_id text not null references person(id), name text not null, size bigint not null, place integer not null,
       primary key (notice_id, place)`,
    );
    await index("notice_attachment_file on notice_attachment (file_id)");
  },
  "005_sort_keys": async ({ column, fill }) => {
    for (const name of ["title", "category", "author"]) {
      await column("notice", `${name}_key`, "text collate binary not null default ''");
      await fill("notice", `${name}_key`, [name], (row) => nameKey(row[name] ?? ""));
    }
  },
  "006_shorter_words": async ({ fill }) => {
    await fill("notice", "words", ["title", "content"], ({ title = "", content = "" }) =>
      wordsOf({ title, content }),
    );
    for (const name of ["title", "category", "author"])
      await fill("notice", `${name}_key`, [name], (row) => nameKey(row[name] ?? ""));
  },
};
