import { useId, useState, type ComponentType } from "react";
import { PART_FAILED } from "../../core/toast/partFailed";
import type { PanelHandle, PanelProps } from "../../kit/header/panel";
import { useKit } from "../../kit/KitContext";
import type { HeaderTool } from "./rows";

/** A panel that was open once: it stays, so that it can close with its transition. */
interface Opened extends PanelProps {
  readonly id: string;
  readonly Panel: ComponentType<PanelProps>;
}

interface Panels {
  readonly handleOf: (tool: HeaderTool) => PanelHandle;
  readonly opened: readonly Opened[];
  /** Closes all, tells so, and has the next opening start from the beginning. */
  readonly fail: () => void;
}

/** Which panel is open. Their code comes late: a failure is told, and the next opening asks for it again [REL-03]. */
export function usePanels(tools: readonly HeaderTool[]): Panels {
  const { toasts } = useKit();
  const header = useId();
  const [code, setCode] = useState<Readonly<Record<string, ComponentType<PanelProps>>>>({});
  const [open, setOpen] = useState<{ readonly id: string; readonly anchor: HTMLElement } | null>(null);

  const fail = () => {
    setOpen(null);
    setCode({});
    toasts.notify(PART_FAILED);
  };
  const handleOf = ({ id, load }: HeaderTool): PanelHandle => ({
    id: header + id,
    isOpen: open?.id === id,
    open: (anchor) => {
      setOpen({ id, anchor });
      load?.().then(({ Panel }) => setCode((before) => ({ ...before, [id]: Panel })), fail);
    },
    near: () => void load?.().catch(() => undefined),
  });
  const opened = tools.flatMap(({ id }) => {
    const Panel = code[id];
    if (!Panel) return [];
    const anchor = open?.id === id ? open.anchor : null;
    return { id, Panel, anchor, onClose: () => setOpen(null), labelledBy: header + id };
  });
  return { handleOf, opened, fail };
}
