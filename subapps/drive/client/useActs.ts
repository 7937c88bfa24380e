import { useState } from "react";
import { ConfirmDialog, useDialogs, usePortal, type Answer } from "@portal/kit";
import type { Intake } from "@portal/kit/parts";
import { inParts } from "./inParts";
import { takenNames, type Clash } from "./clashes";
import type { DriveClass, DriveItem } from "./drive";
import type { DrivePlace } from "./drivePlace";
import { uploadInto } from "./upload";
import type { Calls } from "./useDrive";
import { useDriveWords, type WordId } from "./words";

/** Things that wait to be pasted. */
export interface Clipboard {
  readonly items: readonly DriveItem[];
  readonly cut: boolean;
  /** The folder that copies of them were last put into, null for the top; absent before. */
  readonly pasted?: string | null;
}

/** What was done last and can be taken back. */
export interface Done {
  readonly text: WordId;
  readonly count: number;
  readonly undo: () => Promise<Answer>;
}

const idsOf = (items: readonly DriveItem[]) => items.map(({ id }) => id);
const namesOf = (items: readonly DriveItem[]) => items.map(({ name }) => name);

/** What `useActs` offers. */
export type Acts = ReturnType<typeof useActs>;

/** All that a person can do with the things of a drive, with its questions and what is said afterwards [UP-12]. */
export function useActs(
  calls: Calls,
  { room, of, folder }: DrivePlace,
  /** Reads the list again; `arrived` have just been put into a folder, null for the top. */
  reload: (arrived?: { readonly ids: readonly string[]; readonly into: string | null }) => void,
) {
  const words = useDriveWords();
  const dialogs = useDialogs();
  const { announce, notify, refresh, uploads } = usePortal();
  const [clipboard, setClipboard] = useState<Clipboard | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  /** The person's own folder that new things go into; null is the top, and a refusal has been shown where there is none. */
  const home = async (): Promise<{ readonly folder: string | null } | "refused"> => {
    if (room !== "class" || of === null || folder !== null) return { folder };
    const answer = await calls.classFolder({ class: of });
    return answer.ok ? { folder: answer.data.id } : "refused";
  };

  const changed = (arrived?: Parameters<typeof reload>[0]) => {
    reload(arrived);
    refresh("drive");
  };
  const fail = () => notify({ severity: "error", text: words("failed"), answer: true });
  /** Says nothing of its own where the platform refused: the portal has shown that. */
  const finish = (answer: Answer, said: Done | null, arrived?: Parameters<typeof reload>[0]) => {
    if (answer.ok) setDone(said);
    if (answer.ok && said) announce(words(said.text, { count: said.count }));
    changed(arrived);
    return answer.ok;
  };
  /** The same for what cannot be taken back, which is said in words alone [A11Y-03]. */
  const finishSaying = (answer: Answer, said: string) => {
    if (finish(answer, null)) announce(said);
  };
  /** How things whose names are taken are put; null where the person would rather not. */
  const clashOf = async (into: string | null, names: readonly string[]): Promise<Clash | null> => {
    const taken = await takenNames(calls, into, names);
    if (taken === null) return null;
    if (taken.length === 0) return "both";
    const { ClashDialog } = await import("./ClashDialog");
    return (await dialogs.open(ClashDialog, { names: taken })) ?? null;
  };
  /** Back to the folders that things were in; search shows things of several. */
  const putBack = async (items: readonly DriveItem[]): Promise<Answer> => {
    let last: Answer = { ok: true, data: null };
    for (const from of new Set(items.map((each) => each.folder))) {
      const ids = idsOf(items.filter((each) => each.folder === from));
      last = await inParts(ids, (some) =>
        calls.move({ ids: some, clash: "both", ...(from && { to: from }) }),
      );
      if (!last.ok) return last;
    }
    return last;
  };
  /** Answers whether they are there. */
  const put = async (items: readonly DriveItem[], into: string | null): Promise<boolean> => {
    const moving = items.filter((each) => each.folder !== (into ?? ""));
    if (moving.length === 0) return true;
    try {
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
        isUndone ? { text: "moved", count: moved.length, undo: () => putBack(moved) } : null,
        { ids: idsOf(moved), into },
      );
    } catch {
      fail();
      return false;
    }
  };
  const take = (next: Clipboard) => {
    setClipboard(next);
    announce(words(next.cut ? "clipboard.cut" : "clipboard.copy", { count: next.items.length }));
  };
  return {
    clipboard,
    done,
    forget: () => setDone(null),
    undo: async () => {
      if (!done) return;
      setDone(null);
      setClipboard(clipboard && { items: clipboard.items, cut: clipboard.cut });
      const text = words(done.text, { count: done.count });
      finishSaying(await done.undo(), words("undone", { text }));
    },
    makeFolder: async () => {
      try {
        const { NameDialog } = await import("./NameDialog");
        let made = "";
        const save = async (name: string): Promise<Answer> => {
          made = name;
          const into = await home();
          if (into === "refused") return { ok: false, status: null, text: words("failed") };
          const inside = into.folder !== null ? { folder: into.folder } : {};
          return calls.makeFolder({ name, ...inside }, { quiet: true });
        };
        if (await dialogs.open(NameDialog, { title: "newFolder", initial: words("newFolder"), save }))
          finishSaying({ ok: true, data: null }, words("made", { name: made }));
      } catch {
        fail();
      }
    },
    rename: async ({ id, name: before }: DriveItem) => {
      try {
        const { NameDialog } = await import("./NameDialog");
        const save = (name: string) => calls.rename({ id, name }, { quiet: true });
        if (await dialogs.open(NameDialog, { title: "rename", initial: before, save }))
          finish(
            { ok: true, data: null },
            {
              text: "renamed",
              count: 1,
              undo: () => calls.rename({ id, name: before }),
            },
          );
      } catch {
        fail();
      }
    },
    moveTo: async (items: readonly DriveItem[]) => {
      try {
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
      } catch {
        fail();
      }
    },
    /** Null is the top. */
    drop: (items: readonly DriveItem[], into: string | null) => put(items, into),
    cut: (items: readonly DriveItem[]) => take({ items, cut: true }),
    copy: (items: readonly DriveItem[]) => take({ items, cut: false }),
    clearClipboard: () => setClipboard(null),
    /** Puts what is cut or copied into a folder, the one shown where none is named; null is the top. */
    paste: async (into: string | null = folder) => {
      if (!clipboard || room !== "mine") return;
      const { items, cut } = clipboard;
      if (cut) {
        if (await put(items, into)) setClipboard(null);
        return;
      }
      try {
        // A copy beside its own original gets a name of its own.
        const isBeside = items.every((each) => each.folder === (into ?? ""));
        const clash = isBeside ? "both" : await clashOf(into, namesOf(items));
        if (clash === null) return;
        const answer = await inParts(idsOf(items), (ids) =>
          calls.copy({ ids, clash, ...(into !== null && { to: into }) }),
        );
        const copies = answer.ok ? [...answer.data.ids] : [];
        const undo = () => inParts(copies, (ids) => calls.remove({ ids }));
        finish(
          answer,
          copies.length > 0 && clash !== "replace" ? { text: "copied", count: copies.length, undo } : null,
          { ids: copies, into },
        );
        if (copies.length > 0) setClipboard({ ...clipboard, pasted: into });
      } catch {
        fail();
      }
    },
    remove: async (items: readonly DriveItem[]) => {
      const answer = await inParts(idsOf(items), (ids) => calls.remove({ ids }));
      // What lies in another one of them has gone with that.
      const ids = answer.ok ? [...answer.data.ids] : [];
      finish(answer, {
        text: "removed",
        count: items.length,
        undo: () => inParts(ids, (some) => calls.restore({ ids: some })),
      });
    },
    restore: async (items: readonly DriveItem[]) => {
      const answer = await inParts(idsOf(items), (ids) => calls.restore({ ids }));
      finishSaying(answer, words("restored", { count: items.length }));
    },
    /** For good: named things, or the whole bin. */
    purge: async (items: readonly DriveItem[] | null) => {
      const count = items?.length ?? 0;
      const sure = await dialogs.open(ConfirmDialog, {
        title: items ? { id: "purge.title", values: { count } } : { id: "purge.all" },
        body: { id: "purge.body" },
        confirm: { id: "purge.confirm" },
        destructive: true,
      });
      if (sure !== true) return;
      const answer = items ? inParts(idsOf(items), (ids) => calls.purge({ ids })) : calls.purge({});
      finishSaying(await answer, items ? words("purged", { count }) : words("binEmptied"));
    },
    tellTooMany: () => notify({ severity: "warning", text: words("save.tooMany"), answer: true }),
    /** Has a person choose with whom a thing is shared. */
    share: async (item: DriveItem, classes: readonly DriveClass[]) => {
      try {
        const { ShareDialog } = await import("./ShareDialog");
        await dialogs.open(ShareDialog, { item, classes, calls });
        changed();
      } catch {
        fail();
      }
    },
    /** Takes things that others share off the person's list. */
    leave: async (items: readonly DriveItem[]) => {
      const sure = await dialogs.open(ConfirmDialog, {
        title: { id: "leave.title", values: { count: items.length } },
        body: { id: "leave.body" },
        confirm: { id: "leave" },
        destructive: true,
      });
      if (sure !== true) return;
      const answer = await inParts(idsOf(items), (ids) => calls.leave({ ids }));
      finishSaying(answer, words("left", { count: items.length }));
    },
    /** Uploads into a folder, where the place takes it if none is named; null is the top. */
    upload: async (intake: Intake, wanted?: string | null) => {
      const names = intake.files.filter(({ path }) => path.length === 0).map(({ file }) => file.name);
      try {
        const at = wanted === undefined ? await home() : { folder: wanted };
        if (at === "refused") return;
        const into = at.folder;
        const clash = names.length > 0 ? await clashOf(into, names) : "both";
        if (clash === null) return;
        const left = clash === "skip" ? await takenNames(calls, into, names) : [];
        const skipped = new Set(left ?? []);
        const files = intake.files.filter(({ file, path }) => path.length > 0 || !skipped.has(file.name));
        if (!(await uploadInto(uploads, calls, into, { ...intake, files }, clash))) fail();
        changed();
      } catch {
        fail();
      }
    },
  };
}
