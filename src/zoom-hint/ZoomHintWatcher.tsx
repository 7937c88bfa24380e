import { useEffect, useEffectEvent } from "react";
import { readViewport } from "../base/core/apps/viewportAddress";
import { commandKey } from "../base/core/site/device";
import { suggestsUsualZoom, type WindowSigns } from "./core/zoomHint";
import { useKit } from "../base/kit/KitContext";
import { useShell } from "../base/kit/ShellContext";
import { usePorts } from "../base/platform/PortsContext";

/** Milliseconds that the window has to keep its size, since a change of zoom comes in several steps. */
const CALM = 400;
const DURATION = 5_000;

const windowSigns = (): WindowSigns => ({
  outerWidth: window.outerWidth,
  outerHeight: window.outerHeight,
  innerWidth: window.innerWidth,
  innerHeight: window.innerHeight,
  devicePixelRatio: window.devicePixelRatio,
  pinch: window.visualViewport?.scale ?? 1,
});

/** Content page mode: the portal stands in another page's frame, or another page fills the viewport. */
const isContentPage = (address: string) =>
  window.self !== window.top || readViewport(address.split("#/viewport?")[1] ?? "").kind === "frame";

/**
 * Suggests a zoom of 100 % where the browser's differs much from it: once in a tab's life, so that people who need it are
 * not disturbed again, and never where a person wants no such hint, on phones, or in content page mode [DESK-11].
 */
export function ZoomHintWatcher(): null {
  const { storage, clock, navigation } = usePorts();
  const { toasts } = useKit();
  const { device } = useShell();
  const check = useEffectEvent(() => {
    if (device.mobile || storage.read("zoomHintOff") || storage.read("zoomHinted")) return;
    if (!window.matchMedia("(any-pointer: fine)").matches) return;
    if (isContentPage(navigation.href()) || !suggestsUsualZoom(windowSigns())) return;
    storage.write("zoomHinted", true);
    toasts.notify({
      severity: "warning",
      text: { id: "zoom.hint", values: { key: commandKey(device) } },
      duration: DURATION,
      action: { label: { id: "zoom.never" }, run: () => storage.write("zoomHintOff", true) },
    });
  });
  useEffect(() => {
    let cancel: () => void = () => undefined;
    const wait = () => {
      cancel();
      cancel = clock.after(CALM, () => check());
    };
    wait();
    window.addEventListener("resize", wait);
    return () => {
      cancel();
      window.removeEventListener("resize", wait);
    };
  }, [clock]);
  return null;
}
