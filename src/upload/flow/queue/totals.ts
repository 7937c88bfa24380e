import type { UploadView } from "../FileUpload";

/** Where all files together stand. */
export interface Totals {
  /** Bytes of all files that were not given up. */
  readonly size: number;
  /** Bytes that have gone out of those. */
  readonly sent: number;
  /** Bytes of those that this page has put on the line, by which its speed is measured. */
  readonly moved: number;
  /** Bytes that are to go out of files that are neither paused nor over. */
  readonly left: number;
  /** Files by how they stand; those that wait for their turn are going. */
  readonly going: number;
  readonly paused: number;
  readonly done: number;
  readonly failed: number;
  /** Whether anything goes on at this moment: neither the network nor the person holds all of it up. */
  readonly moving: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((before, each) => before + each, 0);

/** Adds up files; those that were given up do not count. */
export function totalsOf(items: readonly { readonly begun: boolean; readonly upload: UploadView }[]): Totals {
  const kept = items.filter(({ upload }) => upload.at.phase !== "aborted");
  const open = kept.filter(({ upload: { at } }) => at.phase !== "done" && at.phase !== "failed");
  const going = open.filter(({ upload }) => upload.paused === null);
  return {
    size: sum(kept.map(({ upload }) => upload.size)),
    sent: sum(kept.map(({ upload }) => upload.sent)),
    moved: sum(kept.map(({ upload }) => upload.moved)),
    left: sum(going.map(({ upload }) => upload.size - upload.sent)),
    going: going.length,
    paused: open.length - going.length,
    done: kept.filter(({ upload }) => upload.at.phase === "done").length,
    failed: kept.filter(({ upload }) => upload.at.phase === "failed").length,
    moving: going.some(({ begun, upload }) => begun && !upload.waiting),
  };
}
