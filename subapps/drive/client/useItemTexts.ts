import { readDateTime, useLive, usePersonName, usePortal, useSchoolDate } from "@portal/kit";
import { useAmounts } from "@portal/kit/parts";
import type { DriveItem } from "./drive";
import { useDriveWords } from "./words";

/** What the row of a thing says. */
export interface ItemTexts {
  /** All of it in one sentence. */
  readonly label: string;
  /** How large a file is; empty for a folder. */
  readonly figures: string;
  readonly when: string;
  /** Whose it is and until when, or that the person shares it; empty where it is theirs alone. */
  readonly note: string;
}

/** Formats what the rows of things say. */
export function useItemTexts(): (item: DriveItem) => ItemTexts {
  const words = useDriveWords();
  const { size } = useAmounts();
  const { timeZone } = usePortal();
  const zone = useLive(timeZone);
  const dateOf = useSchoolDate();
  const named = usePersonName();
  const noteOf = ({ owner, mine, shared, lastDay }: DriveItem): string => {
    if (owner === "") return shared ? words("row.shared") : "";
    const from = mine ? words("row.mine") : words("row.from", { owner: named(owner) });
    return lastDay ? words("row.until", { from, day: lastDay }) : from;
  };
  return (item) => {
    const isFolder = item.kind === "folder";
    const figures = isFolder ? "" : size(item.size);
    const when = dateOf(readDateTime(item.changedAt, zone));
    const note = noteOf(item);
    const row = words(isFolder ? "row.folder" : "row.file", { name: item.name, size: figures, when });
    return { label: note ? words("row.noted", { row, note }) : row, figures, when, note };
  };
}
