import { type Kysely, type RawBuilder, sql, SqliteAdapter } from "kysely";
import { comparableWithin } from "../../../src/core/text/comparable";

/** Words of a search are compared up to this length, in units of a string. */
const LONGEST = 60;

/** The words of a search as they are looked for, in their normal form and bounded in it [SEC-06]. */
export const soughtWords = (typed: string): string => comparableWithin(typed, LONGEST);

/**
 * Whether words occur in the text of a column, which has them in the same form; no words occur in every text. It is no `like`
 * between wildcards: that takes twenty to eighty times as long over texts that nearly have the words at each place [SEC-06].
 */
export const occursIn = (
  database: Pick<Kysely<never>, "getExecutor">,
  column: RawBuilder<unknown>,
  words: string,
): RawBuilder<boolean> =>
  database.getExecutor().adapter instanceof SqliteAdapter
    ? sql<boolean>`instr(${column}, ${words}) > 0`
    : sql<boolean>`strpos(${column}, ${words}) > 0`;

/** Whether the text of a column begins with words, whose wildcards are characters like others. */
export const beginsWith = (column: RawBuilder<unknown>, words: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`${words.replace(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;
