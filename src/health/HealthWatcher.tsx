import { useEffect, useEffectEvent } from "react";
import { useModulesQuery } from "../licence";
import { healthOf, isExpired } from "../base/core/apps/appHealth";
import type { ModuleLicence } from "../base/core/licence/licence";
import type { Toast } from "../base/core/wire/text";
import { useKit } from "../base/kit/KitContext";
import { useShell } from "../base/kit/ShellContext";
import { usePorts } from "../base/platform/PortsContext";
import { useReach } from "./useReach";

const EXPIRED: Toast = {
  severity: "warning",
  text: { id: "health.expired" },
  answer: true,
};
const NO_LICENCES: readonly ModuleLicence[] = [];

/**
 * Keeps an application whose licence has ended from being opened by any link to it, on the desktop, in the header, the
 * side menu or a panel: the one place for all of them. An address that leads there in another way is the viewport's [LIC-02].
 */
function useClosedLinks(): void {
  const { links, health } = useShell();
  const { toasts } = useKit();
  const hold = useEffectEvent((event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const href = anchor?.getAttribute("href");
    if (!links.some((link) => link.href === href && isExpired(health, link.app.code))) return;
    event.preventDefault();
    event.stopPropagation();
    toasts.notify(EXPIRED);
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => hold(event);
    // Before React is notified, so that no log is written, and after the document, where a click may be taken for something
    // else: while tiles are arranged, it opens their menu or ends a drag. A middle click opens a tab of its own.
    const { body } = document;
    body.addEventListener("click", listener, true);
    body.addEventListener("auxclick", listener, true);
    return () => {
      body.removeEventListener("click", listener, true);
      body.removeEventListener("auxclick", listener, true);
    };
  }, []);
}

/** Finds out which applications are not well, and keeps those closed that have expired [MORE-02, LIC-02]. */
export function HealthWatcher(): null {
  const { onHealth } = useShell();
  const { time } = usePorts();
  const { data } = useModulesQuery();
  const reach = useReach();
  useEffect(() => {
    onHealth(healthOf(data?.licences ?? NO_LICENCES, data?.now ?? time.now(), reach));
  }, [onHealth, time, data, reach]);
  useClosedLinks();
  return null;
}
