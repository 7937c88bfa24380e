import { useEffect, useEffectEvent, useRef, useState } from "react";
import { pageName } from "../base/core/address/place";
import { areNews, mayPopUp, seenSince, type SeenTodos } from "./flow/step";
import { isCovered, isWriting } from "../base/kit/calm";
import { useKit } from "../base/kit/KitContext";
import { useShell } from "../base/kit/ShellContext";
import { useToastLog } from "../toast";
import { usePorts } from "../base/platform/PortsContext";
import { FEW } from "./few";
import { useTodos } from "./useTodos";

/** How often it is looked whether the moment is a better one, in milliseconds. */
const PERIOD = 3_000;

const NONE: SeenTodos = { ids: [], total: 0 };

const loadDialog = () => import(/* webpackChunkName: "dialogs" */ "./TodoDialog");
type DialogCode = Awaited<ReturnType<typeof loadDialog>>;

/** The portal's own pages that show no to-dos themselves, as Today does. */
const PLACES: ReadonlySet<string> = new Set(["messages", "apps", "me"]);

/**
 * Has the to-dos open by themselves on pages of the portal that do not show them, once for the same ones in a session, when they
 * disturb nothing, and again where new ones have come since; they go when the person leaves these pages. They never stand over an
 * application [TODO-01, MORE-03].
 */
export function TodoWatcher(): null {
  const { dialogs } = useKit();
  const { path } = useShell();
  const { clock, storage } = usePorts();
  const quiet = useToastLog()?.quiet ?? false;
  const { todos: page } = useTodos(1, FEW);
  const todos: SeenTodos =
    page.status === "ready" ? { ids: page.data.list.map(({ id }) => id), total: page.data.total } : NONE;
  const [seen, setSeen] = useState<SeenTodos>(() => ({
    ids: storage.read("todosShown"),
    total: storage.read("todosTotal"),
  }));
  const [isOpen, setOpen] = useState(false);
  const known = page.status === "ready" ? seenSince(seen, todos, isOpen) : seen;
  if (known !== seen) setSeen(known);
  const { ids, total } = known;
  useEffect(() => {
    storage.write("todosShown", ids);
    storage.write("todosTotal", total);
  }, [storage, ids, total]);
  const news = areNews(todos, known);
  const opened = useRef<AbortController>(null);
  const fits = PLACES.has(pageName(path));
  useEffect(() => {
    if (!fits) opened.current?.abort();
  }, [fits]);

  const mayOpen = useEffectEvent((): boolean => {
    const dismissed = storage.read("todosDismissed");
    // A dialog that has just been asked for is not on the page yet.
    const covered = isCovered() || dialogs.getSnapshot().length > 0;
    const visible = document.visibilityState === "visible";
    return mayPopUp({ news, fits, dismissed, quiet, covered, typing: isWriting(), visible });
  });
  const open = useEffectEvent(({ TodoDialog }: DialogCode) => {
    // The page may have changed while the code came, which may have been asked for more than once.
    if (opened.current || !mayOpen()) return;
    opened.current = new AbortController();
    setOpen(true);
    void dialogs.open(TodoDialog, { signal: opened.current.signal }).then((answer) => {
      if (answer === "dismissed") storage.write("todosDismissed", true);
      opened.current = null;
      setOpen(false);
    });
  });
  const waits = !isOpen && fits && news;
  useEffect(() => {
    if (!waits) return undefined;
    let stop: (() => void) | null = null;
    const look = () => {
      stop = clock.after(PERIOD, look);
      // Without its code nothing opens; it is asked for again the next time.
      if (mayOpen()) loadDialog().then(open, () => undefined);
    };
    look();
    return () => stop?.();
  }, [waits, clock]);
  return null;
}
