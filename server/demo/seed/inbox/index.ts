import type { InsertObject } from "kysely";
import type { Tables } from "../../../platform/database/schema";
import { people } from "../people";
import { bureau } from "./bureau";
import { elsewhere } from "./elsewhere";
import type { SeedMessage } from "./entry";
import { families } from "./families";
import { school } from "./school";

const HOUR = 3_600_000;

/** What waits for everybody, by login name; nothing for those who are not named. */
const inboxes: Readonly<Record<string, readonly SeedMessage[]>> = {
  ...school,
  ...families,
  ...elsewhere,
  ...bureau,
};

/** The messages of these people, by their ids, with dates counted from `now`. */
export const messageRows = (
  now: number,
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
        at: now - entry.hours * HOUR,
        url: null,
        open_way: null,
        content: JSON.stringify(entry.content ?? []),
        child_id: entry.child ?? null,
        read: entry.read ? 1 : 0,
      })),
    );
