import { useEffect, useEffectEvent } from "react";
import { useDialogs, useLive, usePlaceAt, usePortal } from "@portal/kit";
import { readItem, type DriveItem } from "./drive";
import { readDrivePlace, TOP, writeDrivePlace, type DrivePlace } from "./drivePlace";
import type { Calls } from "./useDrive";
import { useDriveWords } from "./words";

/** Shows the file that the address names; the way back is the list. A folder that it names is opened. */
export function usePreview(calls: Calls, item: string | null, items: readonly DriveItem[]): void {
  const words = useDriveWords();
  const dialogs = useDialogs();
  const { notify, timeZone: zone } = usePortal();
  const timeZone = useLive(zone);
  const { at, go } = usePlaceAt();
  const preview = useEffectEvent(async (id: string) => {
    const asked = location.href;
    /** Whether the person has gone elsewhere meanwhile: then nothing is opened, and the address is theirs. */
    const isElsewhere = () => location.href !== asked;
    let next: DrivePlace = { ...readDrivePlace(at), item: null };
    try {
      const known = items.find((each) => each.id === id);
      const isOwn = next.room === "mine" || next.room === "bin";
      const answer = known ? null : await calls[isOwn ? "one" : "sharedOne"]({ id }, { quiet: true });
      const found = known ?? (answer?.ok ? readItem(answer.data) : null);
      if (isElsewhere()) return;
      if (!found) notify({ severity: "warning", text: words("gone") });
      else if (found.kind === "folder") next = { ...TOP, room: next.room, of: next.of, folder: found.id };
      else {
        const { PreviewDialog } = await import("./PreviewDialog");
        if (isElsewhere()) return;
        await dialogs.open(PreviewDialog, { item: found, timeZone });
      }
    } catch {
      notify({ severity: "error", text: words("failed"), answer: true });
    }
    if (!isElsewhere()) go(writeDrivePlace(next), { replace: true });
  });
  useEffect(() => {
    if (item !== null) void preview(item);
  }, [item]);
}
