import { ConfirmDialog, useDialogs } from "@portal/kit";
import type { DriveItem } from "./drive";
import { inParts } from "./inParts";
import type { Calls } from "./useDrive";
import type { Outcome } from "./useOutcome";
import { idsOf } from "./usePlacing";
import { useDriveWords } from "./words";

/** The way of things into the bin, out of it, and for good. */
export function useBin(calls: Calls, { finish, finishSaying }: Outcome) {
  const words = useDriveWords();
  const dialogs = useDialogs();
  return {
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
  };
}
