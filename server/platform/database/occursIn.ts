import { type Kysely, type RawBuilder, sql, SqliteAdapter } from "kysely";
import { comparableWithin } from "../../../src/base/core/text/comparable";

/** Words of a search are compared up to this length, in units of a string. */
const LONGEST = 60;

/** The words of a search as they are looked for, in their normal form and bounded in it [SEC-06]. */
export const soughtWords = (typed: string): string => comparableWithin(typed, LONGEST);

type AnyDatabase = Pick<Kysely<never>, "getExecutor">;

/**
 * Where words first occur in the text of a column, which has them in the same form, from 1; 0 where they do not. It is no `like`
 * between wildcards: that takes twenty to eighty times as long over texts that nearly have the words at each place [SEC-06].
 */
export const positionIn = (
  database: AnyDatabase,
  column: RawBuilder<unknown>,
  words: string,
): RawBuilder<number> =>
  database.getExecutor().adapter instanceof SqliteAdapter
    ? sql<number>`instr(${column}, ${words})`
    : sql<number>`strpos(${column}, ${words})`;

/** Whether words occur in the text of a column; no words occur in every text. */
export const occursIn = (
  database: AnyDatabase,
  column: RawBuilder<unknown>,
  words: string,
): RawBuilder<boolean> => sql<boolean>`${positionIn(database, column, words)} > 0`;

/** Whether the text of a column begins with words, whose wildcards are characters like others. */
export const beginsWith = (column: RawBuilder<unknown>, words: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`${words.replace(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;
