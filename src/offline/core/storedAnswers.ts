import type { GuestSlots } from "../../base/core/apps/guests";
import { isPlainObject } from "../../base/core/wire/isPlainObject";
import { readEnvelope } from "../../base/core/wire/envelope";
import type { Text } from "../../base/core/wire/text";
import type { PersonKey } from "../../base/core/wire/user";

/** An answer that a desktop was drawn from, kept on the device for one person. */
export interface StoredAnswer {
  readonly person: PersonKey;
  /** The address of its call, without what only defeats caches. */
  readonly call: string;
  /** The answer's text as the platform sent it. */
  readonly text: string;
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
}

/** For how long an answer may be shown, in milliseconds: seven days. */
export const STORED_FOR = 7 * 24 * 3_600_000;
/** The longest answer that is kept, in characters. */
const LONGEST = 500_000;

/** A call whose answer is stored: its path, and the name of what it shows; null for what does not change by itself. */
export interface StoredCall {
  readonly path: string;
  readonly shows: Text | null;
  /** Without its answer there is no desktop. */
  readonly needed?: true;
  /** What it answers holds for the day of the answer alone. */
  readonly today?: true;
}

/** All calls of a desktop, with those of the applications that have a card on it. */
export function storedCalls(
  own: readonly StoredCall[],
  guests: readonly GuestSlots[],
): readonly StoredCall[] {
  const offered = guests.flatMap(({ card, day }) =>
    [
      card && { path: card.path, shows: card.words.title },
      day && { path: day.path, shows: { id: "offline.day" }, today: true as const },
    ].filter((each) => each !== null),
  );
  return [...own, ...offered];
}

/** An address without the parameter that keeps caches from answering. */
export function callOf(url: string): string {
  const [path = "", query = ""] = url.split("?");
  const rest = query.split("&").filter((part) => part !== "" && !part.startsWith("_="));
  return rest.length > 0 ? `${path}?${rest.join("&")}` : path;
}

const matching = (known: readonly StoredCall[], call: string): StoredCall | undefined => {
  const [path = ""] = call.split("?");
  return known.find((each) => path.endsWith(each.path));
};

/** Whether an answer is one to keep: a success of a call that the desktop is drawn from. */
export function isStored(known: readonly StoredCall[], call: string, status: number, text: string): boolean {
  if (status !== 200 || text.length > LONGEST || !matching(known, call)) return false;
  try {
    return readEnvelope(JSON.parse(text))?.status === 200;
  } catch {
    return false;
  }
}

/** A desktop as the device has kept it. */
export interface StoredDesktop {
  readonly answers: ReadonlyMap<string, string>;
  /** When the oldest of what changes by itself was fetched. */
  readonly asOf: number;
  /** What is from then. */
  readonly stale: readonly Text[];
}

/** Whether an answer may still be shown; not where the clock was set back since, which would make it last for ever. */
export const isFresh = (at: number, now: number): boolean => now - at >= 0 && now - at <= STORED_FOR;

const isRow = (row: unknown, person: PersonKey, now: number): row is StoredAnswer =>
  isPlainObject(row) &&
  row.person === person &&
  typeof row.call === "string" &&
  typeof row.text === "string" &&
  typeof row.at === "number" &&
  isFresh(row.at, now);

/** The desktop of a person out of the rows of the store, of which anything may be wrong; null where it cannot be drawn. */
export function readStoredDesktop(
  rows: readonly unknown[],
  person: PersonKey,
  known: readonly StoredCall[],
  now: number,
): StoredDesktop | null {
  const usable = rows.filter((row) => isRow(row, person, now));
  const isOfToday = (at: number) => new Date(at).toDateString() === new Date(now).toDateString();
  const found = usable.filter(
    ({ call, text, at }) =>
      isStored(known, call, 200, text) && (!matching(known, call)?.today || isOfToday(at)),
  );
  if (!found.some(({ call }) => matching(known, call)?.needed)) return null;
  const changing = found.flatMap(({ call, at }) => {
    const shows = matching(known, call)?.shows;
    return shows ? [{ shows, at }] : [];
  });
  const times = (changing.length > 0 ? changing : found).map(({ at }) => at);
  const names = new Map(changing.map(({ shows }) => [JSON.stringify(shows), shows]));
  return {
    answers: new Map(found.map(({ call, text }) => [call, text])),
    asOf: Math.min(...times),
    stale: [...names.values()],
  };
}
