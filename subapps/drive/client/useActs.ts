import { ConfirmDialog, useDialogs, usePortal, type Answer } from "@portal/kit";
import type { Intake } from "@portal/kit/parts";
import { takenNames } from "./clashes";
import type { DriveClass, DriveItem } from "./drive";
import type { DrivePlace } from "./drivePlace";
import { inParts } from "./inParts";
import { uploadInto } from "./upload";
import { useBin } from "./useBin";
import { useClipboard } from "./useClipboard";
import type { Calls } from "./useDrive";
import { useOutcome, type Arrived, type Outcome } from "./useOutcome";
import { idsOf, usePlacing, type Placing } from "./usePlacing";
import { useDriveWords } from "./words";

/** New things at a place: folders that are made there, and files that are uploaded. */
function useNewThings(
  calls: Calls,
  { room, of, folder }: DrivePlace,
  { attempt, changed, fail, finishSaying }: Outcome,
  { clashOf }: Placing,
) {
  const words = useDriveWords();
  const dialogs = useDialogs();
  const { uploads } = usePortal();
  /** The person's own folder that new things go into; null is the top, and a refusal has been shown where there is none. */
  const home = async (): Promise<{ readonly folder: string | null } | "refused"> => {
    if (room !== "class" || of === null || folder !== null) return { folder };
    const answer = await calls.classFolder({ class: of });
    return answer.ok ? { folder: answer.data.id } : "refused";
  };
  return {
    makeFolder: () =>
      attempt(async () => {
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
      }),
    /** Uploads into a folder, where the place takes it if none is named; null is the top. */
    upload: (intake: Intake, wanted?: string | null) =>
      attempt(async () => {
        const names = intake.files.filter(({ path }) => path.length === 0).map(({ file }) => file.name);
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
      }),
  };
}

/** What a person shares with others, and others with the person. */
function useSharing(calls: Calls, { attempt, changed, finishSaying }: Outcome) {
  const words = useDriveWords();
  const dialogs = useDialogs();
  return {
    /** Has a person choose with whom a thing is shared. */
    share: (item: DriveItem, classes: readonly DriveClass[]) =>
      attempt(async () => {
        const { ShareDialog } = await import("./ShareDialog");
        await dialogs.open(ShareDialog, { item, classes, calls });
        changed();
      }),
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
  };
}

/** What `useActs` offers. */
export type Acts = ReturnType<typeof useActs>;

/** All that a person can do with the things of a drive, with its questions and what is said afterwards [UP-12]. */
export function useActs(calls: Calls, place: DrivePlace, reload: (arrived?: Arrived) => void) {
  const words = useDriveWords();
  const dialogs = useDialogs();
  const { notify } = usePortal();
  const outcome = useOutcome(reload);
  const { done, setDone, attempt, finish, finishSaying } = outcome;
  const placing = usePlacing(calls, outcome);
  const { offerAgain, ...clipboard } = useClipboard(calls, place, outcome, placing);
  return {
    ...clipboard,
    ...useNewThings(calls, place, outcome, placing),
    ...useBin(calls, outcome),
    ...useSharing(calls, outcome),
    done,
    forget: () => setDone(null),
    undo: async () => {
      if (!done) return;
      setDone(null);
      offerAgain();
      const text = words(done.text, { count: done.count });
      finishSaying(await done.undo(), words("undone", { text }));
    },
    rename: ({ id, name: before }: DriveItem) =>
      attempt(async () => {
        const { NameDialog } = await import("./NameDialog");
        const save = (name: string) => calls.rename({ id, name }, { quiet: true });
        const undo = () => calls.rename({ id, name: before });
        if (await dialogs.open(NameDialog, { title: "rename", initial: before, save }))
          finish({ ok: true, data: null }, { text: "renamed", count: 1, undo });
      }),
    /** Puts things into a folder; null is the top. */
    drop: placing.put,
    moveTo: (items: readonly DriveItem[]) => placing.moveTo(items, place.folder),
    tellTooMany: () => notify({ severity: "warning", text: words("save.tooMany"), answer: true }),
  };
}
