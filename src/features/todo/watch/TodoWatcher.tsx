import { useEffect, useEffectEvent, useRef, useState } from "react";
import { mayPopUp } from "../../../flows/todo-popup/step";
import { useKit } from "../../../kit/KitContext";
import { useShell } from "../../../kit/ShellContext";
import { useToastLog } from "../../../kit/toast/useToastLog";
import { usePorts } from "../../../platform/PortsContext";
import { FEW } from "../few";
import { useTodos } from "../list/useTodos";

/** How often it is looked whether the moment is a better one, in milliseconds. */
const PERIOD = 3_000;

const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

const loadDialog = () => import(/* webpackChunkName: "dialogs" */ "../popup/TodoDialog");
type DialogCode = Awaited<ReturnType<typeof loadDialog>>;

/** What the page is like: whether something lies over it, and whether the person writes in it. */
const pageNow = () => ({
  covered: document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null,
  typing: document.activeElement?.matches(FIELDS) ?? false,
  visible: document.visibilityState === "visible",
});

/** Has the to-dos open by themselves, once while the page is open, when they disturb nothing [TODO-01, MORE-03]. */
export function TodoWatcher(): null {
  const { dialogs } = useKit();
  const { path } = useShell();
  const { clock, storage } = usePorts();
  const quiet = useToastLog()?.quiet ?? false;
  const { todos } = useTodos(1, FEW);
  const total = todos.status === "ready" ? todos.data.total : 0;
  const [shown, setShown] = useState(false);
  const opened = useRef(false);

  const mayOpen = useEffectEvent((): boolean => {
    const dismissed = storage.read("todosDismissed");
    // Where the page shows them all, they need not open.
    return path !== "/todo" && mayPopUp({ todos: total, dismissed, quiet, ...pageNow() });
  });
  const open = useEffectEvent(({ TodoDialog }: DialogCode) => {
    // The page may have changed while the code came, which may have been asked for more than once.
    if (opened.current || !mayOpen()) return;
    opened.current = true;
    setShown(true);
    void dialogs.open(TodoDialog, {}).then((answer) => {
      if (answer === "dismissed") storage.write("todosDismissed", true);
    });
  });
  const waits = !shown && total > 0;
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
