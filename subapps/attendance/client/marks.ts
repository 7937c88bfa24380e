import type { Roll, RollPupil, Status } from "./attendance";

/** What a teacher can say of a pupil's day, in the order of the buttons. */
export const SAID = ["present", "late", "leave", "absent"] as const satisfies readonly Status[];

/** One of these. */
export type Said = (typeof SAID)[number];

/** Whether a state is one that can be chosen: of a pupil without a mark, none is. */
export const isSaid = (status: Status): status is Said => SAID.some((each) => each === status);

/** A state that was pressed for a pupil on a day. */
export interface Press {
  readonly pupil: string;
  readonly name: string;
  /** The code of the class, and its name, which may be bilingual. */
  readonly group: string;
  readonly className: string;
  readonly date: string;
  readonly said: Said;
}

/** A press and how far it has come: on its way, kept and not read again yet, not saved yet, or on its way again after that. */
interface Mark extends Press {
  readonly phase: "sending" | "kept" | "unsaved" | "again";
  /** What was kept before it, and not read again yet. */
  readonly before: Said | null;
  /** Whether it is of an earlier page. */
  readonly restored: boolean;
}

/** What came of a press: the platform has it, is away, asks first as parents would be notified, or refuses it. */
export type Saved = "kept" | "unsaved" | "asks" | "refused";

/** How presses are saved. */
export interface MarkCalls {
  /** Whether a press is to be saved; `away` where it notifies parents, and the platform cannot be asked whom. */
  readonly asked: (roll: Roll, pupil: RollPupil, said: Said) => Promise<"yes" | "no" | "away">;
  readonly save: (press: Press) => Promise<Saved>;
  /** Saves one that could not be; where that notifies parents by now, only after the question [MSG-01]. */
  readonly saveAgain: (press: Press, ask: boolean) => Promise<Saved>;
}

/** What was pressed, by pupil and day, and for whom that was refused. */
export interface Marks {
  readonly marks: Readonly<Record<string, Mark>>;
  readonly refused: readonly string[];
}

/** What happens to marks. */
export type MarkEvent =
  | { readonly type: "pressed" | "kept" | "unsaved" | "refused"; readonly press: Press }
  /** A roll was read again, after all that is kept of it. */
  | { readonly type: "read"; readonly date: string; readonly pupils: readonly string[] }
  /** These alone are not saved any more: another page of this device, or the form of a pupil, saved the others. */
  | { readonly type: "stored"; readonly presses: readonly Press[] };

const isUnsaved = ({ phase }: Mark) => phase === "unsaved" || phase === "again";

/** Whether the platform has not answered yet. */
export const isOnItsWay = (mark: Mark | undefined): boolean =>
  mark?.phase === "sending" || mark?.phase === "again";

type Of = Pick<Press, "date" | "pupil">;

/** By which a mark is known: a pupil and a day. */
export const markKey = ({ date, pupil }: Of): string => `${date} ${pupil}`;

/** The marks of a page that opens: what an earlier one could not save. */
export const marksFrom = (presses: readonly Press[]): Marks => ({
  marks: Object.fromEntries(
    presses.map((press) => [
      markKey(press),
      { ...press, phase: "unsaved" as const, before: null, restored: true },
    ]),
  ),
  refused: [],
});

const keptOf = (mark: Mark | undefined): Said | null =>
  mark?.phase === "kept" ? mark.said : (mark?.before ?? null);

const without = <Value>(all: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== key));

/** The marks after one was refused: the state before it stands again. */
function refuse({ marks, refused }: Marks, key: string): Marks {
  const gone = marks[key];
  const before = keptOf(gone);
  return {
    marks:
      gone && before !== null
        ? { ...marks, [key]: { ...gone, said: before, phase: "kept", before: null } }
        : without(marks, key),
    refused: [...refused.filter((each) => each !== key), key],
  };
}

/** The marks after a roll was read: what is kept stands in it, and all else stays. */
function read(now: Marks, date: string, pupils: readonly string[]): Marks {
  const keys = new Set(pupils.map((pupil) => markKey({ date, pupil })));
  const stay = Object.entries(now.marks).filter(([key, { phase }]) => !keys.has(key) || phase !== "kept");
  return {
    ...now,
    marks: Object.fromEntries(
      stay.map(([key, mark]) => [key, keys.has(key) ? { ...mark, before: null } : mark]),
    ),
  };
}

/** The marks after what could not be saved was saved, or pressed otherwise, in another place. */
function stored(now: Marks, presses: readonly Press[]): Marks {
  const others = new Map(presses.map((press) => [markKey(press), press.said]));
  const stay = Object.entries(now.marks).filter(
    ([key, mark]) => !isUnsaved(mark) || others.get(key) === mark.said,
  );
  return { ...now, marks: Object.fromEntries(stay) };
}

/**
 * What shows next. A state shows as soon as it is pressed. One that could not be saved still does, until it is saved, and goes again
 * only where the platform refuses it.
 */
export function stepMarks(now: Marks, event: MarkEvent): Marks {
  if (event.type === "read") return read(now, event.date, event.pupils);
  if (event.type === "stored") return stored(now, event.presses);
  const { press, type } = event;
  const key = markKey(press);
  const mark = now.marks[key];
  const refused = now.refused.filter((each) => each !== key);
  if (type === "pressed") {
    const phase = mark && isUnsaved(mark) && mark.said === press.said ? "again" : "sending";
    const next: Mark = { ...press, phase, before: keptOf(mark), restored: false };
    return { marks: { ...now.marks, [key]: next }, refused };
  }
  // A later press on the same pupil stands.
  if (mark?.said !== press.said || !isOnItsWay(mark))
    return type === "kept" && mark && mark.phase !== "kept"
      ? { ...now, marks: { ...now.marks, [key]: { ...mark, before: press.said } } }
      : now;
  if (type === "refused") return refuse(now, key);
  const next: Mark = { ...mark, phase: type, ...(type === "kept" && { before: null }) };
  return { ...now, marks: { ...now.marks, [key]: next } };
}

/** The state of a pupil as it shows. */
export const shownOf = ({ marks }: Marks, of: Of, status: Status): Status =>
  marks[markKey(of)]?.said ?? status;

/** Those that are not saved yet. */
export const unsavedOf = ({ marks }: Marks): readonly Mark[] => Object.values(marks).filter(isUnsaved);

/** Why a pupil's row says that the last press is not saved; null where it does not. */
export function faultOf({ marks, refused }: Marks, of: Of): "unsaved" | "refused" | null {
  const mark = marks[markKey(of)];
  if (mark && isUnsaved(mark)) return "unsaved";
  return refused.includes(markKey(of)) ? "refused" : null;
}
