import { useId, useState, type ComponentType } from "react";
import { PART_CRASHED, PART_FAILED } from "../base/core/part/partFailed";
import type { Toast } from "../base/core/wire/text";
import type { PanelHandle, PanelProps } from "../bars";
import { useKit } from "../base/kit/KitContext";
import type { HeaderTool } from "./rows";

/** A panel that was open once: it stays, so that it can close with its transition. */
interface Opened extends PanelProps {
  readonly id: string;
  readonly Panel: ComponentType<PanelProps>;
}

interface Panels {
  readonly handleOf: (tool: HeaderTool) => PanelHandle;
  readonly opened: readonly Opened[];
  /** Closes all after a crash, tells so, and has the next opening start from the beginning. */
  readonly crash: () => void;
}

/** Which panel is open. Their code comes late: a failure is told, and the next opening asks for it again [REL-03]. */
export function usePanels(tools: readonly HeaderTool[]): Panels {
  const { toasts } = useKit();
  const header = useId();
  const [code, setCode] = useState<Readonly<Record<string, ComponentType<PanelProps>>>>({});
  const [open, setOpen] = useState<{ readonly id: string; readonly anchor: HTMLElement } | null>(null);

  const end = (told: Toast) => {
    setOpen(null);
    setCode({});
    toasts.notify(told);
  };
  const handleOf = ({ id, load }: HeaderTool): PanelHandle => ({
    id: header + id,
    row: id,
    isOpen: open?.id === id,
    open: (anchor) => {
      setOpen({ id, anchor });
      load?.().then(
        ({ Panel }) => setCode((before) => ({ ...before, [id]: Panel })),
        () => end(PART_FAILED),
      );
    },
    near: () => void load?.().catch(() => undefined),
  });
  const opened = tools.flatMap(({ id }) => {
    const Panel = code[id];
    if (!Panel) return [];
    const anchor = open?.id === id ? open.anchor : null;
    return { id, Panel, anchor, onClose: () => setOpen(null), labelledBy: header + id };
  });
  return { handleOf, opened, crash: () => end(PART_CRASHED) };
}
