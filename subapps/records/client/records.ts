import { recordOf } from "@portal/kit";
import type { Out } from "../contract";

/** The person's classes. */
export type Classes = Out<"classes">;
/** How far one of them is. */
export type ClassProgress = Classes["list"][number];
/** A class with its pupils. */
export type SchoolClass = Out<"pupils">;
/** A pupil of a class. */
export type Pupil = SchoolClass["pupils"][number];
/** How far it is with a pupil. */
type State = Pupil["state"];

/** What is shown of a class: all, who can be photographed, who waits for consent, whose photo is kept. */
export const FILTERS = ["all", "ready", "waiting", "done"] as const;

/** One of these. */
export type Filter = (typeof FILTERS)[number];

/** Takes an answer that has this list; another one is none. */
const having =
  <Data>(list: keyof Data & string) =>
  (data: unknown): Data | null =>
    Array.isArray(recordOf(data)[list]) ? (data as Data) : null;

/** Reads the person's classes. */
export const readClasses = having<Classes>("list");
/** Reads a class. */
export const readClass = having<SchoolClass>("pupils");

/** Those of a class that a filter shows. */
export const shownOf = (pupils: readonly Pupil[], filter: Filter): readonly Pupil[] =>
  filter === "all" ? pupils : pupils.filter(({ state }) => state === filter);

/** How many pupils are how far. */
export function progressOf(pupils: readonly Pupil[]): Readonly<Record<Filter, number>> {
  const count = (state: State) => pupils.filter((pupil) => pupil.state === state).length;
  return { all: pupils.length, ready: count("ready"), waiting: count("waiting"), done: count("done") };
}

/** Whether guardians can be asked about a pupil. Who has withdrawn has decided. */
export const canBeAsked = ({ state, consent, guardians }: Pupil): boolean =>
  state === "waiting" && consent !== "withdrawn" && guardians > 0;

/** The next pupil after one who can be photographed, in the order of the list and around its end; null where there is none. */
export function nextReady(pupils: readonly Pupil[], id: string): Pupil | null {
  const at = pupils.findIndex((pupil) => pupil.id === id);
  const others = [...pupils.slice(at + 1), ...pupils.slice(0, Math.max(0, at))];
  return others.find(({ state }) => state === "ready") ?? null;
}
