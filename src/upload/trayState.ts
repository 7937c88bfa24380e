import type { UploadFailure } from "./flow/state";
import type { UploadsView } from "./uploadsView";

/** Stands for a refusal without words. */
const WORDLESS = "api.serverError";

type Item = UploadsView["items"][number];
type Kept = UploadsView["lost"][number];

/** A row of the tray: an upload of the queue, or one that lacks its file. The same parts until they change. */
export type TrayRow = { readonly id: string } & ({ readonly item: Item } | { readonly lost: Kept });

/** How a row stands, for its words and its buttons. */
export type RowStage =
  | "waiting"
  | "hashing"
  | "sending"
  | "finishing"
  | "paused"
  | "network"
  | "session"
  | "done"
  | "failed";

/** How an upload of the queue stands. */
export function stageOf({ begun, upload: { at, paused, waiting } }: Item): RowStage {
  if (at.phase === "done" || at.phase === "failed") return at.phase;
  if (paused !== null) return paused === "person" ? "paused" : "session";
  if (!begun) return "waiting";
  if (waiting) return "network";
  if (at.phase === "hashing" || at.phase === "sending") return at.phase;
  return at.phase === "checking" ? "hashing" : "finishing";
}

/** The order of rows: what wants something of the person, then what goes on, what waits, and what is over. */
const rankOf = (row: TrayRow): number => {
  if ("lost" in row) return 1;
  const stage = stageOf(row.item);
  return stage === "failed" ? 0 : stage === "done" ? 4 : stage === "waiting" ? 3 : 2;
};

/** The rows of the tray, at most so many of them; what was given up is not shown. */
export function trayRows({ items, lost }: UploadsView, most: number): readonly TrayRow[] {
  const rows: TrayRow[] = [
    ...lost.map((kept) => ({ id: kept.id, lost: kept })),
    ...items
      .filter(({ upload }) => upload.at.phase !== "aborted")
      .map((item) => ({ id: item.file.id, item })),
  ];
  return rows.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, most);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((before, each) => before + each, 0);

/** What the tray says in one line. */
export interface TraySummary {
  readonly kind: "going" | "waiting" | "paused" | "failed" | "lost" | "done";
  readonly count: number;
  /** Of what is to be sent, from 0 to 1. */
  readonly share: number;
  readonly secondsLeft: number | null;
}

/** What there is to say of all uploads; null where there are none. */
export function summaryOf({ items, lost, totals, secondsLeft }: UploadsView): TraySummary | null {
  const { done, failed, going, moving, paused } = totals;
  // What has failed is on no way, and would keep the rest from its end.
  const counted = items.filter(({ upload: { at } }) => at.phase !== "failed" && at.phase !== "aborted");
  const size = sum(counted.map(({ upload }) => upload.size));
  const share = size > 0 ? sum(counted.map(({ upload }) => upload.sent)) / size : done > 0 ? 1 : 0;
  const say = (kind: TraySummary["kind"], count: number): TraySummary => ({
    kind,
    count,
    share,
    secondsLeft,
  });
  if (going > 0) {
    const begun = items.some((item) => item.begun && stageOf(item) === "network");
    return say(!moving && begun ? "waiting" : "going", going);
  }
  if (failed > 0) return say("failed", failed);
  if (paused > 0) return say("paused", paused);
  if (lost.length > 0) return say("lost", lost.length);
  return done > 0 ? say("done", done) : null;
}

/**
 * Why an upload failed and what to do; `why` is for the words of a platform that refused it. Where it gave none of its own, the step
 * that failed says what did not work [UP-06].
 */
export function faultMessage({ reason, error, text }: UploadFailure) {
  const isWordless = text === null || (typeof text === "object" && text.id === WORDLESS);
  return reason === "refused" && isWordless
    ? ({ id: `uploads.error.${error}`, why: "" } as const)
    : ({ id: `uploads.fault.${reason}`, why: text ?? "" } as const);
}

/** Whether an upload is not over whose file only this page can read. */
export const needsItsPage = ({ items }: UploadsView): boolean =>
  items.some(({ file: { kept, source }, upload: { at, stored } }) => {
    const isOver = at.phase === "done" || at.phase === "failed" || at.phase === "aborted";
    return !isOver && stored === null && source !== null && kept.handle === null;
  });
