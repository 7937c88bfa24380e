import { useStore } from "react-redux";
import { PART_FAILED } from "../base/core/part/partFailed";
import { useKit } from "../base/kit/KitContext";
import { useShell } from "../base/kit/ShellContext";
import { usePorts } from "../base/platform/PortsContext";
import { usePerson } from "../base/session/PersonContext";
import type { PortalStore } from "../base/state/store";

/**
 * The way to the dialog, whose code comes with its first opening; a failure is told, and the next opening asks again [REL-03].
 * The promise ends when the dialog is closed. It stands beside the page, so it is given what parts of the page find around them.
 */
export function useOpenAppearance(): () => Promise<void> {
  const { dialogs, toasts } = useKit();
  const ports = usePorts();
  const store = useStore() as PortalStore;
  const person = usePerson();
  const unitLayout = useShell().layout.unit;
  return async () => {
    const code = await import(/* webpackChunkName: "appearance" */ "./AppearanceDialog").catch(() => null);
    if (code) await dialogs.open(code.AppearanceDialog, { ports, store, person, unitLayout });
    else toasts.notify(PART_FAILED);
  };
}
