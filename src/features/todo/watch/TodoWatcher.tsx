import { useEffect, useEffectEvent, useRef, useState } from "react";
import { mayPopUp } from "../../../flows/todo-popup/step";
import { useKit } from "../../../kit/KitContext";
import { useShell } from "../../../kit/ShellContext";
import { useToastLog } from "../../../kit/toast/useToastLog";
import { usePorts } from "../../../platform/PortsContext";
import { FEW } from "../few";
import { isCovered } from "../isCovered";
import { useTodos } from "../list/useTodos";

/** How often it is looked whether the moment is a better one, in milliseconds. */
const PERIOD = 3_000;

const NONE: readonly string[] = [];
const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

const loadDialog = () => import(/* webpackChunkName: "dialogs" */ "../popup/TodoDialog");
type DialogCode = Awaited<ReturnType<typeof loadDialog>>;

const HOME = "/";

/** What the page is like: whether the person writes in it. */
const pageNow = () => ({
  typing: document.activeElement?.matches(FIELDS) ?? false,
  visible: document.visibilityState === "visible",
});

/**
 * Has the to-dos open by themselves on the desktop, once for the same ones in a session, when they disturb nothing; they go when the
 * person leaves it [TODO-01, MORE-03].
 */
export function TodoWatcher(): null {
  const { dialogs } = useKit();
  const { path } = useShell();
  const { clock, storage } = usePorts();
  const quiet = useToastLog()?.quiet ?? false;
  const { todos } = useTodos(1, FEW);
  const ids = todos.status === "ready" ? todos.data.list.map(({ id }) => id) : NONE;
  const [shown, setShown] = useState(false);
  const opened = useRef<AbortController>(null);
  const home = path === HOME;
  useEffect(() => {
    if (!home) opened.current?.abort();
  }, [home]);

  const mayOpen = useEffectEvent((): boolean => {
    const kept = { dismissed: storage.read("todosDismissed"), shown: storage.read("todosShown") };
    // A dialog that has just been asked for is not on the page yet.
    const covered = isCovered() || dialogs.getSnapshot().length > 0;
    return mayPopUp({ todos: ids, home, quiet, covered, ...kept, ...pageNow() });
  });
  const open = useEffectEvent(({ TodoDialog }: DialogCode) => {
    // The page may have changed while the code came, which may have been asked for more than once.
    if (opened.current || !mayOpen()) return;
    opened.current = new AbortController();
    setShown(true);
    storage.write("todosShown", ids);
    void dialogs.open(TodoDialog, { signal: opened.current.signal }).then((answer) => {
      if (answer === "dismissed") storage.write("todosDismissed", true);
    });
  });
  const waits = !shown && home && ids.length > 0;
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
