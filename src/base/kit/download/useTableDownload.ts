import { useEffect, useRef, useState } from "react";
import { readRefusal } from "../../core/table/refusal";
import { base } from "../../../../contract/base";
import { downloadTitle, hasCells, writeTable, type TableText } from "../../core/table/tableText";
import type { Text } from "../../core/wire/text";
import type { ToastQueue } from "../../flow/toast/ToastQueue";
import { useText } from "../../i18n/useText";
import { useKit } from "../KitContext";
import { startTimer, type StartTimer } from "../../flow/startTimer";
import { postForm } from "./postForm";
import { useAsked } from "../useAsked";
import { readTable } from "./readTable";

/** How long the button rests after it was pressed, in milliseconds [WID-06]. */
const REST_MS = 800;

/** A table of the page or an element around one; or, for lists that are no table, their text. */
export type TableSource = Element | TableText;

/** A table that was found: null where there is none, undefined where the person was told already why there is none. */
export type FoundTable = TableSource | null | undefined;

/** What to download, and how. */
export interface TableDownloadOptions {
  /** Asked when the person asks for the file; a promise where the rows are to be loaded first. */
  readonly source: () => FoundTable | Promise<FoundTable>;
  /** Names the file and its sheet. */
  readonly title: Text;
  /** Where the form is posted to: a path of the portal's own origin. */
  readonly action?: string | undefined;
  readonly timer?: StartTimer | undefined;
}

/** A download that a button can start. */
export interface TableDownload {
  /** Whether one was just started, so that the button rests. */
  readonly busy: boolean;
  readonly download: () => void;
}

function textOf(source: TableSource | null): TableText {
  if (!(source instanceof Element)) return source ?? [];
  const table = source instanceof HTMLTableElement ? source : source.querySelector("table");
  return table ? readTable(table) : [];
}

/** Whether the platform of a page marks the files that it begins; absent where no download has shown it yet. */
const marking = new WeakMap<ToastQueue, boolean>();

/**
 * Whether a download without a mark is to be mentioned. A platform that has never marked one may not know how: each of its files
 * would look like one that does not come, so a page asks about the first of them alone.
 */
function isSilent(page: ToastQueue, marked: boolean): boolean {
  const known = marking.get(page);
  if (marked || known === undefined) marking.set(page, marked);
  return !marked && known !== false;
}

/**
 * Downloads a table as a spreadsheet: its text and spans are posted by a form, and the page stays. Without a table, or
 * when the platform refuses, a notice says so. One that does not answer is mentioned after a while, with a way to try again: a page
 * does not hear of a download itself, so the platform marks its beginning by a cookie [WID-06, REL-01].
 */
export function useTableDownload(options: TableDownloadOptions): TableDownload {
  const { source, title, action = base.tableDownload.path, timer = startTimer } = options;
  const { toasts, announcer, addressOf, renew } = useKit();
  const text = useText();
  const [rests, setRests] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const warn = (reason: Text) => toasts.notify({ severity: "warning", text: reason, answer: true });

  const send = (fields: Readonly<Record<string, string>>, mayRenew: boolean) => {
    const hear = async (body: string) => {
      const refusal = readRefusal(body);
      if (refusal.lapsed && mayRenew && (await renew())) send(fields, false);
      else warn(refusal.text);
    };
    const wait = (marked: boolean, giveUp: () => void) => {
      if (!isSilent(toasts, marked)) return;
      const again = () => {
        giveUp();
        send(fields, true);
      };
      toasts.notify({
        severity: "warning",
        text: { id: "kit.table.waits" },
        answer: true,
        action: { label: { id: "common.retry" }, run: again },
      });
    };
    postForm(document, {
      action: addressOf(action),
      fields,
      timer,
      onText: (body) => void hear(body),
      onWaited: wait,
    });
  };

  const { waits, ask } = useAsked(source, (found: FoundTable) => {
    const table = textOf(found ?? null);
    if (!hasCells(table)) {
      if (found !== undefined) warn({ id: "kit.table.none" });
      return;
    }
    setRests(true);
    stop.current = timer(() => setRests(false), REST_MS);
    announcer.say(text({ id: "kit.table.preparing" }));
    send({ title: downloadTitle(text(title)), data: writeTable(table) }, true);
  });

  const busy = waits || rests;
  return { busy, download: () => !busy && ask() };
}
