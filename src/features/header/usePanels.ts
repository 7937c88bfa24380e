import { useState } from "react";
import { PART_FAILED } from "../../core/toast/partFailed";
import { useKit } from "../../kit/KitContext";

/** The panels that hang below the header. */
export type PanelName = "apps" | "appearance" | "person";

/** Fetches the panels, and what they bring along. */
export const loadPanels = () => import(/* webpackChunkName: "header-panels" */ "./panels");

type Panels = Awaited<ReturnType<typeof loadPanels>>;

/** Fetches the panels early; what fails here is tried again, and told, when one is opened. */
export const preloadPanels = () => void loadPanels().catch(() => undefined);

/** Which panel is open. Their code comes late: a failure is told, and the next opening asks for it anew [REL-03]. */
export function usePanels() {
  const { toasts } = useKit();
  const [code, setCode] = useState<Panels | null>(null);
  const [panel, setPanel] = useState<{ name: PanelName; anchor: HTMLElement } | null>(null);
  // A panel that was open once stays, so that it can close with its transition.
  const [wanted, setWanted] = useState<ReadonlySet<PanelName>>(new Set());

  const fail = () => {
    setPanel(null);
    setWanted(new Set());
    toasts.notify(PART_FAILED);
  };
  const open = (name: PanelName, anchor: HTMLElement) => {
    setWanted((before) => new Set(before).add(name));
    setPanel({ name, anchor });
    loadPanels().then(setCode, fail);
  };
  const propsOf = (name: PanelName) => ({
    anchor: panel?.name === name ? panel.anchor : null,
    onClose: () => setPanel(null),
  });
  /** The code of a panel that is wanted and has come. */
  const codeOf = (name: PanelName) => (wanted.has(name) ? code : null);

  return { openPanel: panel?.name ?? null, open, fail, propsOf, codeOf };
}
