import { sql } from "kysely";
import {
  isWithin,
  type ModuleContext,
  newestFirst,
  occursIn,
  positionIn,
  type Place,
  type Span,
} from "../../../server/platform/module";
import type { NoticeTables } from "./tables";

type Context = Pick<ModuleContext<NoticeTables>, "database" | "me">;

/** So many notices are looked at by one query: each may have pages of text, and no other person waits for a long query [SEC-06]. */
export const LOOKED_AT = 250;

const AT = sql.ref<number>("notice.published_at");
const ID = sql.ref<string>("notice.id");

/** The notices of the person's unit in a piece. */
const noticesIn = ({ database, me }: Context, span: Span) =>
  database
    .selectFrom("notice")
    .where("notice.unit_id", "=", me.unitId)
    .where(isWithin(AT, ID, span));

/** The pieces of the notices of the person's unit, the newest first. */
export const piecesOf = (context: Context): AsyncGenerator<Span, void> =>
  newestFirst((rest): Promise<Place | undefined> =>
    noticesIn(context, rest)
      .orderBy("notice.published_at", "desc")
      .orderBy("notice.id", "desc")
      .offset(LOOKED_AT - 1)
      .limit(1)
      .select(["notice.published_at as at", "notice.id"])
      .executeTakeFirst(),
  );

const WORDS = sql.ref<string>("notice.words");

/** 1 for notices with words in their title, 0 for others: the title is the first line of what is searched. */
export const inTitle = ({ database }: Context, words: string) =>
  sql<number>`case when ${positionIn(database, WORDS, words)} < ${positionIn(database, WORDS, "\n")} then 1 else 0 end`;

/** Those of a piece with words in their title or text. */
export const foundIn = (context: Context, words: string, span: Span) =>
  noticesIn(context, span).where(occursIn(context.database, WORDS, words));
