import { sql, type RawBuilder } from "kysely";

/** Words in a pattern of the database's, whose escape is a backslash: wildcards are characters like others. */
export const asWords = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Whether the text of a column is like a pattern made with `asWords`. */
export const isLike = (column: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${pattern} escape '\\'`;
