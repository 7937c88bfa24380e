import type { InsertObject } from "kysely";
import type { Tables } from "../../../platform/database/schema";
import { addressOf } from "../../../platform/todos";
import { people } from "../people";
import { bureau } from "./bureau";
import { elsewhere } from "./elsewhere";
import type { SeedInbox } from "./entry";
import { families } from "./families";
import { school } from "./school";

const HOUR = 3_600_000;
const NOTHING: SeedInbox = { messages: [], todos: [] };

/** What waits for everybody, by login name; nothing for those who are not named. */
const inboxes: Readonly<Record<string, SeedInbox>> = { ...school, ...families, ...elsewhere, ...bureau };

/** The messages and the to-dos of these people, by their ids, with dates counted from `now`. */
export function inboxRows(
  now: number,
  owners: readonly string[],
): {
  readonly message: readonly InsertObject<Tables, "message">[];
  readonly todo: readonly InsertObject<Tables, "todo">[];
} {
  const each = people
    .filter(({ id }) => owners.includes(id))
    .map(({ id, login }) => ({ id, ...(inboxes[login] ?? NOTHING) }));
  return {
    message: each.flatMap(({ id, messages }) =>
      messages.map((entry, index) => ({
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
    ),
    todo: each.flatMap(({ id, todos }) =>
      todos.map((entry, index) => ({
        id: `${id}-${index + 1}`,
        person_id: id,
        title: entry.words,
        module: entry.module,
        app: entry.app,
        at: now - entry.hours * HOUR,
        url: addressOf(entry.app),
        open_way: "viewport",
        child_id: entry.child ?? null,
        action: entry.action,
        due: null,
        ends: null,
        done: 0,
      })),
    ),
  };
}
