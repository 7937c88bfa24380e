import { useCallback, useMemo, useState } from "react";
import { isFileOf } from "./core/kept";
import { useText } from "../base/i18n/useText";
import { confirmed } from "../base/kit/confirmed";
import { useKit } from "../base/kit/KitContext";
import { useShell } from "../base/kit/ShellContext";
import { useEngine } from "../base/kit/useEngine";
import type { TabUploads } from "./TabUploads";
import type { TrayApp } from "./TrayRowView";
import { summaryOf } from "./trayState";
import { TrayView } from "./TrayView";
import { useAmounts } from "../base/kit/useAmounts";
import { useSummaryWords } from "./useSummaryWords";
import { useLeaveWarning, useSpokenSummary, useWindowSigns } from "./windowSigns";

const OPENED = new WeakMap<TabUploads, boolean>();

/** The tray of all applications' uploads; it comes with the first of them, on every page and in every tab [UP-04, UP-10]. */
export function UploadTray({ uploads }: { readonly uploads: TabUploads }) {
  const view = useEngine(uploads);
  const { announcer, dialogs, toasts } = useKit();
  const text = useText();
  const { links } = useShell();
  const [open, setOpen] = useState(OPENED.get(uploads) ?? false);
  /** What lacked its file when the person closed the list: it stays kept, and is not shown again on this page. */
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(
    () => ({ ...view, lost: view.lost.filter(({ id }) => !hidden.has(id)) }),
    [view, hidden],
  );
  const words = useSummaryWords(shown, useAmounts());
  const summary = summaryOf(shown);
  useSpokenSummary(summary, words, shown.totals.done);
  useWindowSigns(words.short, shown.totals.going);
  useLeaveWarning(uploads);
  const say = useCallback(
    (act: string, name?: string) =>
      announcer.say(
        text(
          name === undefined
            ? { id: `uploads.said.${act}.all` }
            : { id: `uploads.said.${act}`, values: { name } },
        ),
      ),
    [announcer, text],
  );
  const onAct = useCallback<TabUploads["act"]>(
    (act, id) => {
      const { items, lost } = uploads.getSnapshot();
      const name =
        items.find(({ file }) => file.id === id)?.file.name ?? lost.find((each) => each.id === id)?.name;
      uploads.act(act, id);
      // What was given up has nothing more to say.
      if (act === "abort" && id !== undefined) uploads.act("forget", id);
      say(act, name);
    },
    [uploads, say],
  );
  const onAbortAll = async (count: number) => {
    const sure = await confirmed(
      { dialogs, toasts },
      {
        title: { id: "uploads.abortAll.title", values: { count } },
        body: { id: "uploads.abortAll.body" },
        confirm: { id: "uploads.abortAll" },
        cancel: { id: "uploads.abortAll.keep" },
      },
    );
    if (!sure) return;
    uploads.act("abort");
    say("abort");
  };
  const appOf = (code: string): TrayApp | null => {
    const link = links.find(({ app }) => app.code === code);
    return link ? { name: link.name, href: link.href } : null;
  };
  const onChoose = (files: readonly File[]) => {
    const wanted = files.flatMap((file) => {
      const kept = view.lost.find((each) => isFileOf(each, file));
      return kept ? [{ file, kept }] : [];
    });
    for (const { file, kept } of wanted) {
      const { app, serverid, deliver } = kept;
      void uploads.add([{ file }], { app, serverid, deliver });
    }
    const left = files.length - wanted.length;
    if (left > 0)
      toasts.notify({
        severity: "warning",
        answer: true,
        text:
          wanted.length > 0
            ? { id: "uploads.lost.some", values: { count: left } }
            : { id: "uploads.lost.none" },
      });
  };
  return (
    <TrayView
      view={shown}
      open={open}
      onToggle={() => {
        OPENED.set(uploads, !open);
        setOpen(!open);
      }}
      onClose={() => {
        uploads.act("forget");
        setHidden(new Set(view.lost.map(({ id }) => id)));
      }}
      appOf={appOf}
      onAct={onAct}
      onAbortAll={(count) => void onAbortAll(count)}
      onReopen={() => void uploads.reopen()}
      onChoose={onChoose}
    />
  );
}
