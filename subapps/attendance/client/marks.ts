import type { Status } from "./attendance";

/** What a teacher can say of a pupil's day, in the order of the buttons. */
export const SAID = ["present", "late", "leave", "absent"] as const satisfies readonly Status[];

/** One of these. */
export type Said = (typeof SAID)[number];

/** Whether a state is one that can be chosen: of a pupil without a mark, none is. */
export const isSaid = (status: Status): status is Said => SAID.some((each) => each === status);

/** A state that was pressed: on its way, or kept and not read again yet. */
interface Mark {
  readonly said: Said;
  readonly kept: boolean;
  /** What was kept before it, and not read again yet. */
  readonly before: Said | null;
}

/** What was pressed on a roll, by pupil, and for whom that could not be saved. */
export interface Marks {
  readonly marks: Readonly<Record<string, Mark>>;
  readonly failed: readonly string[];
}

/** What happens to a roll. */
export type MarkEvent =
  | { readonly type: "pressed" | "kept" | "failed"; readonly id: string; readonly said: Said }
  /** The roll was read again, after all that is kept. */
  | { readonly type: "read" };

/** A roll on which nothing was pressed. */
export const NO_MARKS: Marks = { marks: {}, failed: [] };

const keptOf = (mark: Mark | undefined): Said | null => (mark?.kept ? mark.said : (mark?.before ?? null));

/** The marks after one was refused: the state before it stands again. */
function without({ marks, failed }: Marks, id: string): Marks {
  const { [id]: gone, ...others } = marks;
  const before = keptOf(gone);
  return {
    marks: before === null ? others : { ...others, [id]: { said: before, kept: true, before: null } },
    failed: [...failed.filter((each) => each !== id), id],
  };
}

/** What a roll shows next. A state shows as soon as it is pressed, and goes again if it was not saved. */
export function stepMarks(now: Marks, event: MarkEvent): Marks {
  const { marks, failed } = now;
  if (event.type === "read") {
    const open = Object.entries(marks).filter(([, { kept }]) => !kept);
    return {
      marks: Object.fromEntries(open.map(([id, mark]) => [id, { ...mark, before: null }])),
      failed,
    };
  }
  const { id, said } = event;
  const mark = marks[id];
  if (event.type === "pressed")
    return {
      marks: { ...marks, [id]: { said, kept: false, before: keptOf(mark) } },
      failed: failed.filter((each) => each !== id),
    };
  // A later press on the same pupil stands.
  if (mark?.said !== said || mark.kept)
    return event.type === "kept" && mark && !mark.kept
      ? { marks: { ...marks, [id]: { ...mark, before: said } }, failed }
      : now;
  return event.type === "kept"
    ? { marks: { ...marks, [id]: { said, kept: true, before: null } }, failed }
    : without(now, id);
}

/** The state of a pupil as it shows. */
export const shownOf = ({ marks }: Marks, id: string, status: Status): Status => marks[id]?.said ?? status;
