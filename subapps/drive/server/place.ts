import type { Context } from "./drive";
import { liveIn, type Row } from "./items";
import { keyOf, numbered } from "./names";

/** What is to get a name in a folder. */
export interface Arrival extends Pick<Row, "kind" | "name"> {
  /** The folders that it lies in already, which it never replaces. */
  readonly above?: ReadonlySet<string>;
}

/** What a folder has of that name, but for the thing itself. */
export const namedIn = (
  context: Context,
  folderId: string,
  { id, name }: Partial<Row> & Pick<Row, "name">,
) => {
  const alike = liveIn(context).where("folder_id", "=", folderId).where("name_key", "=", keyOf(name));
  return (id === undefined ? alike : alike.where("id", "<>", id)).selectAll().executeTakeFirst();
};

/** So many names are looked up at once. */
const MOST_NAMES = 500;

/** What a folder has under these name keys, by key. */
async function allNamedIn(
  context: Context,
  folderId: string,
  wanted: readonly string[],
): Promise<Map<string, Row>> {
  const keys = [...new Set(wanted)];
  const there = new Map<string, Row>();
  for (let start = 0; start < keys.length; start += MOST_NAMES) {
    const some = keys.slice(start, start + MOST_NAMES);
    const rows = await liveIn(context)
      .where("folder_id", "=", folderId)
      .where("name_key", "in", some)
      .selectAll()
      .execute();
    for (const row of rows) there.set(row.name_key, row);
  }
  return there;
}

/** So many numbers are looked up first: most names are taken once or twice. */
const FIRST_NUMBERS = 8;

/**
 * The numbers that a name may get, 2 first, each with what the folder has of the name with that number. They are looked up by ever more at
 * once, so that it takes few queries, of an index alone, to come to the end of a long series [SEC-06].
 */
export async function* numberedIn(context: Context, folderId: string, names: ReturnType<typeof numbered>) {
  for (let [from, count] = [2, FIRST_NUMBERS]; ; from += count, count = MOST_NAMES) {
    const each = Array.from({ length: count }, (_, index) => {
      const number = from + index;
      return { number, key: keyOf(names.with(number)) };
    });
    const keys = each.map(({ key }) => key);
    const there = await allNamedIn(context, folderId, keys);
    for (const { number, key } of each) yield { number, key, row: there.get(key) };
  }
}

/** The name with the first number that no thing of the folder has, nor one that is given already. */
async function firstFree(
  series: ReturnType<typeof numberedIn>,
  names: ReturnType<typeof numbered>,
  given?: ReadonlySet<string>,
): Promise<string> {
  for (;;) {
    const { value } = await series.next();
    if (value && !value.row && given?.has(value.key) !== true) return names.with(value.number);
  }
}

/** The name, or where it is taken one with a number. */
export async function nameBeside(context: Context, folderId: string, arrival: Arrival): Promise<string> {
  if (!(await namedIn(context, folderId, arrival))) return arrival.name;
  const names = numbered(arrival.name, arrival.kind);
  return firstFree(numberedIn(context, folderId, names), names);
}

/** What becomes of a name that is taken, and the things that are never replaced, such as those that are being moved. */
export interface OnClash {
  readonly clash: "both" | "replace" | "skip";
  readonly spared?: ReadonlySet<string>;
}

/** What things are called in a folder from then on. */
interface Settled {
  /** In the order of the arrivals; null for one that is to be left out. */
  readonly names: readonly (string | null)[];
  /** What goes into the bin for them. */
  readonly replaced: readonly Row[];
}

/**
 * The names that things get in a folder, one after another, and what they replace there; never what is of another kind or spared: then
 * both stay. However many things are of one name, the folder is asked only so often as it has names of that series.
 */
export async function settleNames(
  context: Context,
  folderId: string,
  arrivals: readonly Arrival[],
  { clash, spared = new Set() }: OnClash,
): Promise<Settled> {
  const keyed = arrivals.map((arrival) => ({ arrival, key: keyOf(arrival.name) }));
  const keys = keyed.map(({ key }) => key);
  const there = await allNamedIn(context, folderId, keys);
  const given = new Set<string>();
  const replaced: Row[] = [];
  const seriesOf = new Map<string, ReturnType<typeof numberedIn>>();
  const settle = async ({ kind, name, above }: Arrival, key: string): Promise<string | null> => {
    const row = there.get(key);
    if (!row && !given.has(key)) return name;
    if (clash === "skip") return null;
    const isSpared = !row || spared.has(row.id) || above?.has(row.id) === true;
    if (clash === "replace" && !isSpared && row.kind === kind) {
      replaced.push(row);
      there.delete(key);
      return name;
    }
    const numbers = numbered(name, kind);
    // Names that differ by their case alone are one series.
    const first = keyOf(numbers.with(2));
    const series = seriesOf.get(first) ?? numberedIn(context, folderId, numbers);
    seriesOf.set(first, series);
    return firstFree(series, numbers, given);
  };
  const settled: (string | null)[] = [];
  for (const { arrival, key } of keyed) {
    const name = await settle(arrival, key);
    if (name !== null) given.add(name === arrival.name ? key : keyOf(name));
    settled.push(name);
  }
  return { names: settled, replaced };
}
