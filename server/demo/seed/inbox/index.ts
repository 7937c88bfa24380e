import type { InsertObject } from "kysely";
import type { Tables } from "../../../platform/database/schema";
import { people } from "../people";
import { bureau } from "./bureau";
import { elsewhere } from "./elsewhere";
import { schoolMoment, type SchoolClock } from "../../../platform/module";
import type { Came, SeedMessage } from "./entry";
import { families } from "./families";
import { school } from "./school";

/** When a message came. The calendar of the school is not there yet when these are written: the weekday tells. */
function momentOf(came: Came, clock: SchoolClock & { readonly now: number }): number {
  const [ago, time] = typeof came === "string" ? [0, came] : came;
  return schoolMoment(clock, { day: () => null }, time, ago);
}

/** What waits for everybody, by login name; nothing for those who are not named. */
const inboxes: Readonly<Record<string, readonly SeedMessage[]>> = {
  ...school,
  ...families,
  ...elsewhere,
  ...bureau,
};

/** The messages of these people, by their ids: each came at its time of a school day before `now`. */
export const messageRows = (
  clock: SchoolClock & { readonly now: number },
  owners: readonly string[],
): readonly InsertObject<Tables, "message">[] =>
  people
    .filter(({ id }) => owners.includes(id))
    .flatMap(({ id, login }) =>
      (inboxes[login] ?? []).map((entry, index) => ({
        id: `${id}-${index + 1}`,
        person_id: id,
        memo: entry.words,
        importance: entry.importance,
        module: entry.module,
        app: entry.app,
        at: momentOf(entry.came, clock),
        url: null,
        open_way: null,
        content: JSON.stringify(entry.content ?? []),
        child_id: entry.child ?? null,
        read: entry.read ? 1 : 0,
      })),
    );
