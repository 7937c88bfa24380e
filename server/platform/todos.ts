import type { Kysely } from "kysely";
import type { Tables } from "./database/schema";

/** The address of an application in the portal, or of a place inside it: what messages and to-dos about it lead to. */
export const addressOf = (app: string, at = ""): string =>
  `?app=${app}&fileId=${app}${at === "" ? "" : `&at=${encodeURIComponent(at)}`}`;

/** A person's to-dos that lead to one place. */
interface Finished {
  readonly person: string;
  readonly app: string;
  /** The place inside the application. */
  readonly at: string;
}

/** Ends a person's to-dos about a thing once it is done, whichever of their children they are about [TODO-01]. */
export async function finishTodos(database: Kysely<Tables>, { person, app, at }: Finished): Promise<void> {
  await database
    .updateTable("todo")
    .set({ done: 1 })
    .where("person_id", "=", person)
    .where("app", "=", app)
    .where("url", "=", addressOf(app, at))
    .execute();
}
