import { useIntl } from "react-intl";
import type { UploadsView } from "./uploadsView";
import { summaryOf } from "./trayState";
import type { Amounts } from "../base/kit/useAmounts";

/** What the tray says in one line, and how far and how fast below it. */
export interface SummaryWords {
  readonly what: string;
  readonly how: string;
  /** Both in short, for the title of the window. */
  readonly short: string;
}

/** The words for all uploads together; empty where there are none. */
export function useSummaryWords(view: UploadsView, { size, time }: Amounts): SummaryWords {
  const { formatMessage, formatNumber } = useIntl();
  const summary = summaryOf(view);
  if (!summary) return { what: "", how: "", short: "" };
  const { kind, count, share, secondsLeft } = summary;
  const what = formatMessage({ id: `uploads.summary.${kind}` }, { count });
  const percent = formatNumber(Math.floor(share * 100) / 100, { style: "percent" });
  const isGoing = kind === "going";
  const { failed } = view.totals;
  const how = [
    isGoing || kind === "waiting" || kind === "paused" ? percent : null,
    isGoing && view.speed !== null
      ? formatMessage({ id: "uploads.row.speed" }, { speed: size(view.speed) })
      : null,
    isGoing && secondsLeft !== null
      ? formatMessage({ id: "uploads.left" }, { time: time(secondsLeft) })
      : null,
    failed > 0 && kind !== "failed"
      ? formatMessage({ id: "uploads.summary.failed" }, { count: failed })
      : null,
  ]
    .filter((part) => part !== null)
    .join(" · ");
  return { what, how, short: isGoing ? percent : "" };
}
