import { useDialogs, type Answer } from "@portal/kit";
import { takenNames, type Clash } from "./clashes";
import type { DriveItem } from "./drive";
import { inParts } from "./inParts";
import type { Calls } from "./useDrive";
import type { Outcome } from "./useOutcome";

/** The ids of things. */
export const idsOf = (items: readonly DriveItem[]) => items.map(({ id }) => id);

/** The names of things. */
export const namesOf = (items: readonly DriveItem[]) => items.map(({ name }) => name);

/** Moves things back to the folders that they were in; search shows things of several. */
async function putBack(calls: Calls, items: readonly DriveItem[]): Promise<Answer> {
  let last: Answer = { ok: true, data: null };
  for (const from of new Set(items.map((each) => each.folder))) {
    const ids = idsOf(items.filter((each) => each.folder === from));
    last = await inParts(ids, (some) => calls.move({ ids: some, clash: "both", ...(from && { to: from }) }));
    if (!last.ok) return last;
  }
  return last;
}

/** The moves of things into folders, with the question what becomes of names that are taken. */
export type Placing = ReturnType<typeof usePlacing>;

/** Moves things into folders, and asks where their names are taken. */
export function usePlacing(calls: Calls, { attempt, finish }: Outcome) {
  const dialogs = useDialogs();
  /** How things whose names are taken are put; null where the person would rather not. */
  const clashOf = async (into: string | null, names: readonly string[]): Promise<Clash | null> => {
    const taken = await takenNames(calls, into, names);
    if (taken === null) return null;
    if (taken.length === 0) return "both";
    const { ClashDialog } = await import("./ClashDialog");
    return (await dialogs.open(ClashDialog, { names: taken })) ?? null;
  };
  /** Moves things that are elsewhere; answers whether they are there. */
  const move = async (moving: readonly DriveItem[], into: string | null): Promise<boolean> => {
    const clash = await clashOf(into, namesOf(moving));
    if (clash === null) return false;
    const answer = await inParts(idsOf(moving), (ids) =>
      calls.move({ ids, clash, ...(into !== null && { to: into }) }),
    );
    const arrived = new Set<string>(answer.ok ? answer.data.ids : []);
    const moved = moving.filter(({ id }) => arrived.has(id));
    // What was replaced is in the bin: there is no one step back.
    const isUndone = moved.length > 0 && clash !== "replace";
    return finish(
      answer,
      isUndone ? { text: "moved", count: moved.length, undo: () => putBack(calls, moved) } : null,
      { ids: idsOf(moved), into },
    );
  };
  /** Puts things into a folder, null for the top; answers whether they are there. */
  const put = async (items: readonly DriveItem[], into: string | null): Promise<boolean> => {
    const moving = items.filter((each) => each.folder !== (into ?? ""));
    return moving.length === 0 || ((await attempt(() => move(moving, into))) ?? false);
  };
  return {
    clashOf,
    put,
    /** Has a person choose the folder; `folder` is the one shown. */
    moveTo: (items: readonly DriveItem[], folder: string | null) =>
      attempt(async () => {
        const { FolderDialog } = await import("./FolderDialog");
        const moved = new Set(idsOf(items));
        const chosen = await dialogs.open(FolderDialog, {
          title: "moveTitle",
          confirm: "moveHere",
          calls,
          from: items.every((each) => each.folder === (folder ?? "")) ? folder : undefined,
          moved,
        });
        if (chosen) await put(items, chosen.id);
      }),
  };
}
