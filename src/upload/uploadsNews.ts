import type { QueueItem } from "./flow/queue/UploadQueue";
import type { KeptFileUpload } from "../base/platform/database/stores";
import type { PageUpload, UploadsView } from "./uploadsView";

/** How far an upload has come, as one tab tells the others; with its file where they do not have that yet. */
interface UploadNews extends Pick<QueueItem, "begun" | "upload"> {
  readonly id: string;
  readonly file: PageUpload | null;
}

/** What has changed among a person's uploads. */
export interface UploadsNews extends Pick<UploadsView, "totals" | "speed" | "secondsLeft"> {
  readonly items: readonly UploadNews[];
  /** The ids of all in their order; null where these are the same as before. */
  readonly order: readonly string[] | null;
  /** Null where they are the same as before. */
  readonly lost: readonly KeptFileUpload[] | null;
}

type Item = UploadsView["items"][number];

const byId = (items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.file.id, item]));

/** What to tell a tab that has seen `before`; null = nothing yet. Items are compared by identity, as the queue keeps it. */
export function newsSince(before: UploadsView | null, now: UploadsView): UploadsNews {
  const { items, lost, totals, speed, secondsLeft } = now;
  const told = byId(before?.items ?? []);
  const isSameOrder =
    before?.items.length === items.length &&
    items.every(({ file }, place) => before.items[place]?.file.id === file.id);
  return {
    totals,
    speed,
    secondsLeft,
    items: items
      .filter((item) => told.get(item.file.id) !== item)
      .map(({ file, begun, upload }) => ({
        id: file.id,
        file: told.has(file.id) ? null : file,
        begun,
        upload,
      })),
    order: isSameOrder ? null : items.map(({ file }) => file.id),
    lost: before?.lost === lost ? null : lost,
  };
}

/** What a tab sees once it has heard news; what it was never told the file of is left out. */
export function withNews(
  before: UploadsView,
  { items, order, lost, totals, speed, secondsLeft }: UploadsNews,
): UploadsView {
  const known = new Map(byId(before.items));
  for (const { id, file, begun, upload } of items) {
    const itsFile = file ?? known.get(id)?.file;
    if (itsFile) known.set(id, { file: itsFile, begun, upload });
  }
  const ids = order ?? before.items.map(({ file }) => file.id);
  return {
    items: ids.flatMap((id) => known.get(id) ?? []),
    lost: lost ?? before.lost,
    totals,
    speed,
    secondsLeft,
  };
}
