import { PART_FAILED } from "../base/core/part/partFailed";
import { readToastLog, storable, type StoredLog } from "./core/toastLog";
import type { LessonEnds } from "./flow/quiet";
import { unreadOf } from "./flow/step";
import { personOf, type User } from "../base/core/wire/user";
import { ToastKeeper } from "./flow/ToastKeeper";
import { lateWordsOf, recallLateWords } from "../base/i18n/lateWords";
import type { Kit } from "../base/kit/KitContext";
import type { Ports } from "../base/platform/ports";
import { PERSONAL_ROWS } from "../base/platform/storageTable";

/** The page whose toasts are kept. */
export interface KeptPage {
  readonly kit: Pick<Kit, "toasts" | "dialogs">;
  readonly ports: Ports;
  /** Null while that is not known; then it is the person last seen on this device. */
  readonly whoIsHere: () => User | null;
  /** When the lesson ends that they have now, and how long their lessons last. */
  readonly lessonEnd: () => Promise<LessonEnds>;
}

const loadLog = () => import(/* webpackChunkName: "toasts" */ "./ToastLogDialog");

/** How long the message about the end of quiet stays, in milliseconds: enough to read it and press its button. */
const TOLD_FOR = 10_000;

const NAMES: ReadonlySet<string> = new Set([PERSONAL_ROWS.toastStay.name, PERSONAL_ROWS.quietUntil.name]);

/** Sets the policy of a page's toasts, and follows the choices made in other tabs [MORE-03]. */
export function keepToasts({ kit, ports, whoIsHere, lessonEnd }: KeptPage): void {
  const { toasts, dialogs } = kit;
  const { clock, storage, time } = ports;
  const person = () => {
    const user = whoIsHere() ?? storage.read("user");
    return user && personOf(user);
  };
  const keeper = new ToastKeeper({
    // Quiet ends at a time of the day, and the log says when a toast came.
    clock: { ...clock, now: time.now },
    shelf: () => {
      const here = person();
      return here && storage.of(here);
    },
    recall: () => {
      const stored = readToastLog(storage.read("toastLog"));
      if (stored?.person !== person()) return [];
      recallLateWords(stored.words);
      return stored.log;
    },
    store: (log) => {
      const here = person();
      if (here === null || log.length === 0) storage.remove("toastLog");
      else {
        const stored = storable(log);
        const words = lateWordsOf(stored.flatMap(({ text }) => (typeof text === "object" ? [text.id] : [])));
        storage.write("toastLog", { person: here, log: stored, words } satisfies StoredLog);
      }
    },
    tell: (count) =>
      toasts.notify({
        severity: "info",
        text: { id: "header.held", values: { count } },
        duration: TOLD_FOR,
        action: { label: { id: "header.held.show" }, run: show },
      }),
  });

  async function openLog() {
    try {
      const { ToastLogDialog } = await loadLog();
      if (keeper.getSnapshot().open) return;
      keeper.open();
      // The log has them all; on the screen they would cover it.
      toasts.closeAll();
      await dialogs.open(ToastLogDialog, { keeper, ports, lessonEnd });
      keeper.close();
    } catch {
      toasts.notify(PART_FAILED);
    }
  }

  const show = () => void openLog();

  const publish = () => {
    const state = keeper.getSnapshot();
    const log = toasts.getPolicy()?.log;
    const [quiet, unread] = [state.quietUntil !== null, unreadOf(state)];
    if (log?.open === show && log.quiet === quiet && log.unread === unread) return;
    const { take, see, forget } = keeper;
    toasts.setPolicy({ take, see, forget, log: { quiet, unread, open: show } });
  };
  publish();
  keeper.subscribe(publish);
  window.addEventListener("storage", ({ key }) => {
    // Signing out removes the choices as well; then there is no person to notify.
    if (storage.read("user") === null) return;
    if (key === null || NAMES.has(key.slice(key.lastIndexOf(".") + 1))) keeper.refresh();
  });
}
