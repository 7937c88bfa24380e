import { listOf, recordOf, textOf } from "@portal/kit";
import type { Out } from "../contract";

/** What the person may see and keep. */
export type About = Out<"about">;
/** The person's classes on a day. */
export type Glance = Out<"classes">;
/** The roll of a class on a day. */
export type Roll = Out<"roll">;
/** A pupil of a roll. */
export type RollPupil = Roll["pupils"][number];
/** A month of a class. */
export type Month = Out<"month">;
/** A pupil's week. */
export type Week = Out<"week">;
/** The unit's rules. */
export type Rules = Out<"rules">;
/** What has become of a clocking. */
export type Clocked = Out<"clockByHand">;
/** How it stands with a pupil on a day. */
export type Status = RollPupil["status"];
/** Which part of a day has school. */
export type Half = Roll["half"];

/** The parts of a day, in the order of choices. */
export const HALVES = ["whole", "morning", "afternoon", "none"] as const satisfies readonly Half[];

/** Takes an answer that has these lists; another one is none. */
const having =
  <Data>(...lists: readonly (keyof Data & string)[]) =>
  (data: unknown): Data | null =>
    lists.every((list) => Array.isArray(recordOf(data)[list])) ? (data as Data) : null;

/** Reads what the person may see. */
export const readAbout = having<About>("classes", "own");
/** Reads classes of a day. */
export const readGlance = having<Glance>("list");
/** Reads a roll. */
export const readRoll = having<Roll>("pupils");
/** Reads a month. */
export const readMonth = having<Month>("days", "pupils");
/** Reads a week. */
export const readWeek = having<Week>("days");
/** Reads the rules. */
export const readRules = having<Rules>("week", "coming", "spells");

/** Reads what has become of a clocking; null where the answer names nobody. */
export function readClocked(data: unknown): Clocked | null {
  const { id, name } = recordOf(recordOf(data)["person"]);
  return textOf(id) !== "" && textOf(name) !== "" ? (data as Clocked) : null;
}

/** The time of a wire date, `HH:mm`. */
export const timeOf = (wire: string): string => wire.slice(11, 16);

/** Whether a pupil came that day. Of one who was found to be away, an earlier clocking says nothing any more. */
export const hasCome = (status: Status | null): boolean => status === "present" || status === "late";

/** How many of a list are what. */
export const countOf = (pupils: readonly RollPupil[], ...statuses: readonly Status[]): number =>
  listOf(pupils).length === 0 ? 0 : pupils.filter(({ status }) => statuses.includes(status)).length;
