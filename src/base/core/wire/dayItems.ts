import { readDateTime } from "../date/readDateTime";
import { isInnerPlace } from "../apps/viewportAddress";
import { listOf, recordOf, textOf } from "./read";

/** What is particular about an item of the day. */
export type DayMark = "none" | "substitute" | "changed" | "cancelled";

/** A place in another application that belongs to an item. */
interface DayLink {
  readonly title: string;
  readonly app: string;
  /** The place inside; empty = its start. */
  readonly at: string;
}

/** One item of a person's day, such as a lesson. Words may be bilingual; times are milliseconds since 1970. */
export interface DayItem {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly from: number;
  readonly to: number;
  readonly mark: DayMark;
  readonly note: string;
  readonly at: string;
  readonly with: readonly DayLink[];
}

const MARKS: readonly DayMark[] = ["substitute", "changed", "cancelled"];
const placeOf = (value: unknown): string => (isInnerPlace(value) ? value : "");

function readItem(wire: unknown, zone: string): DayItem[] {
  const item = recordOf(wire);
  const id = textOf(item.id);
  const title = textOf(item.title);
  const from = readDateTime(textOf(item.from), zone);
  const to = readDateTime(textOf(item.to), zone);
  if (id === "" || title === "" || from === null || to === null || to <= from) return [];
  const links = listOf(item.with)
    .map(recordOf)
    .map((link) => ({ title: textOf(link.title), app: textOf(link.app), at: placeOf(link.at) }));
  return [
    {
      id,
      title,
      detail: textOf(item.detail),
      from,
      to,
      mark: MARKS.find((known) => known === item.mark) ?? "none",
      note: textOf(item.note),
      at: placeOf(item.at),
      with: links.filter(({ title, app }) => title !== "" && app !== ""),
    },
  ];
}

/** A person's day, and the next one that has anything. */
export interface DayPlan {
  readonly items: readonly DayItem[];
  /** Empty where none is known. */
  readonly next: readonly DayItem[];
}

const readItems = (wire: unknown, zone: string): readonly DayItem[] =>
  listOf(wire)
    .flatMap((item) => readItem(item, zone))
    .sort((one, other) => one.from - other.from);

/** The days in the order of time, as an application answers them; what has no name or no time is left out. */
export function readDayPlan(wire: unknown, zone: string): DayPlan {
  const { items, next } = recordOf(wire);
  return { items: readItems(items, zone), next: readItems(next, zone) };
}
