import type { Kysely } from "kysely";
import type { Tables } from "./database/schema";

/** The address of an application in the portal, or of a place inside it: what messages and to-dos about it lead to. */
export const addressOf = (app: string, at = ""): string =>
  `?app=${app}&fileId=${app}${at === "" ? "" : `&at=${encodeURIComponent(at)}`}`;

/** Whose to-dos they are: one person's, or those of all in a unit, of whom one has done it for the others. */
type Whose = { readonly person: string } | { readonly unit: string };

/** To-dos that lead to one place. */
type Finished = Whose & {
  readonly app: string;
  /** The place inside the application. */
  readonly at: string;
  /** Whether it is done; true by default. */
  readonly done?: boolean;
};

/**
 * Ends to-dos about a thing once it is done, whichever child they are about; `done: false` has them wait again, as when that is taken
 * back [TODO-01].
 */
export async function finishTodos(
  database: Kysely<Tables>,
  { app, at, done = true, ...whose }: Finished,
): Promise<void> {
  const about = database
    .updateTable("todo")
    .set({ done: done ? 1 : 0 })
    .where("app", "=", app)
    .where("url", "=", addressOf(app, at));
  const theirs =
    "person" in whose
      ? about.where("person_id", "=", whose.person)
      : about.where("person_id", "in", (from) =>
          from.selectFrom("person").where("unit_id", "=", whose.unit).select("id"),
        );
  await theirs.execute();
}
