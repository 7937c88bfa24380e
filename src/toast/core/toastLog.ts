import { isPlainObject } from "../../base/core/wire/isPlainObject";
import { numberOf, listOf } from "../../base/core/wire/read";
import { SEVERITIES, type Text, type Toast } from "../../base/core/wire/text";
import { readText } from "./readToast";

/** A toast in the log. */
export interface LoggedToast {
  readonly id: number;
  readonly severity: Toast["severity"];
  /** Not translated yet, so that the log is in the current language. */
  readonly text: Text;
  /** Milliseconds since 1970; of a repeated one the latest. */
  readonly time: number;
  /** How often it was repeated before it was seen, or while it was on the screen. */
  readonly times: number;
  /** It was held during quiet, and not shown. */
  readonly held: boolean;
  /** It was shown, or the log was opened since. */
  readonly read: boolean;
}

/** How many toasts a log has; older ones are dropped [MORE-03]. */
export const MOST_LOGGED = 200;
/** How many characters a log takes in the tab's storage. */
const MOST_STORED = 60_000;

/** The log of a tab, and the person whose toasts these are. */
export interface StoredLog {
  readonly person: string;
  readonly log: readonly LoggedToast[];
  /** The words of those whose code the next page has not loaded yet (i18n/lateWords.ts). */
  readonly words: unknown;
}

function readLogged(value: unknown): readonly LoggedToast[] {
  if (!isPlainObject(value)) return [];
  const text = readText(value["text"]);
  const severity = SEVERITIES.find((known) => known === value["severity"]);
  const [id, time] = [numberOf(value["id"], 0), numberOf(value["time"], 0)];
  if (text === null || !severity || id < 1) return [];
  const times = Math.max(1, numberOf(value["times"], 1));
  return [{ id, severity, text, time, times, held: value["held"] === true, read: value["read"] === true }];
}

/** The log that a tab has stored, as far as it can be read; null where there is none. */
export function readToastLog(value: unknown): StoredLog | null {
  if (!isPlainObject(value) || typeof value["person"] !== "string") return null;
  const log = listOf(value["log"]).flatMap(readLogged).slice(0, MOST_LOGGED);
  return { person: value["person"], log, words: value["words"] };
}

/** The newest toasts as far as they may be stored: an application writes texts of any length. */
export function storable(log: readonly LoggedToast[]): readonly LoggedToast[] {
  let room = MOST_STORED;
  return log.filter((entry) => {
    const { length } = JSON.stringify(entry);
    const fits = length <= room;
    if (fits) room -= length;
    return fits;
  });
}
