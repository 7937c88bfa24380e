import { type RawBuilder, sql } from "kysely";

/** Where a row stands among others that are taken from the newest on: its moment, and its id among those of one moment. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

/** A piece of them: those before a place, and not before another one where there is one. */
export interface Span {
  readonly before: Place;
  readonly from: Place | undefined;
}

const isBefore = (columns: RawBuilder<unknown>, { at, id }: Place) =>
  sql<boolean>`${columns} < (${at}, ${id})`;

/** Whether rows belong to a piece, by their moment and their id. */
export const isWithin = (at: RawBuilder<unknown>, id: RawBuilder<unknown>, { before, from }: Span) => {
  const columns = sql`(${at}, ${id})`;
  const ends = isBefore(columns, before);
  return from ? sql<boolean>`${ends} and ${columns} >= (${from.at}, ${from.id})` : ends;
};

/**
 * The pieces of rows, from the newest on, so that no query looks at so many that others wait for it [SEC-06]. `lastOf` finds the last
 * place of a piece that begins before a place; undefined where fewer rows are left.
 */
export async function* newestFirst(
  lastOf: (rest: Span) => Promise<Place | undefined>,
): AsyncGenerator<Span, void> {
  let before: Place | undefined = { at: Number.MAX_SAFE_INTEGER, id: "" };
  while (before) {
    const from = await lastOf({ before, from: undefined });
    yield { before, from };
    before = from;
  }
}
