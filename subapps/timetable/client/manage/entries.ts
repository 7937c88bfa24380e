import { type Day, isDay, listOf, numberOf, recordOf, textOf } from "@portal/kit";
import type { WordId } from "../words";

/** What a line of the school's calendar is, in the order in which they are listed. */
export const ENTRY_KINDS = ["term", "holiday", "makeup"] as const;
/** One of them. */
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One line of the school's calendar. */
export interface Entry {
  readonly id: string;
  readonly kind: EntryKind;
  /** May be bilingual; a make-up day has none. */
  readonly name: string;
  readonly starts: Day;
  readonly ends: Day;
  /** The weekday, 1 Monday, whose lessons a make-up day has; else 0. */
  readonly follows: number;
  /** Stands for what it is now; sent with a change of it. */
  readonly seen: string;
}

/** The words of each kind. */
export const ENTRY_WORDS = {
  term: { all: "terms", add: "addTerm", edit: "editTerm", remove: "removeTerm", sure: "removeTermSure" },
  holiday: {
    all: "holidays",
    add: "addHoliday",
    edit: "editHoliday",
    remove: "removeHoliday",
    sure: "removeHolidaySure",
  },
  makeup: {
    all: "makeups",
    add: "addMakeup",
    edit: "editMakeup",
    remove: "removeMakeup",
    sure: "removeMakeupSure",
  },
} as const satisfies Record<EntryKind, Readonly<Record<string, WordId>>>;

/** Reads the lines of the school's calendar; what is none is left out. */
export const readEntries = (data: unknown): readonly Entry[] =>
  listOf(recordOf(data)["entries"]).flatMap((value): Entry[] => {
    const row = recordOf(value);
    const kind = ENTRY_KINDS.find((each) => each === row["kind"]);
    const [id, starts, ends] = [textOf(row["id"]), textOf(row["starts"]), textOf(row["ends"])];
    if (!kind || id === "" || !isDay(starts) || !isDay(ends)) return [];
    const [name, seen] = [textOf(row["name"]), textOf(row["seen"])];
    return [{ id, kind, name, starts, ends, follows: numberOf(row["follows"], 0), seen }];
  });
