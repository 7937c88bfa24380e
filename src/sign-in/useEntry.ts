import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { Arrival } from "../base/core/session/entry";
import { isForNow } from "../base/core/session/handedOn";
import type { SiteConfig } from "../base/core/site/siteConfig";
import { usePorts } from "../base/platform/PortsContext";
import type { EntryView } from "./entryView";
import type { SignInPage } from "../base/session/page";
import { loadEntry } from "./loadEntry";

const BOX: EntryView = { state: "box", message: null, content: null };
const BUSY: EntryView = { ...BOX, state: "busy" };

/** What the page draws of it; the site once it is known. */
interface Entry extends EntryView {
  readonly site: SiteConfig | null;
  /** The person signs in by themselves: no other way is begun, and what one under way comes to does not count. */
  readonly giveWay: () => void;
}

/**
 * Fetches the other ways in where the address, the device, the site or what is remembered asks for one, and takes it. The
 * login box is out of sight meanwhile, but not taken from under the hands of a person who has begun to type in it.
 */
export function useEntry(page: SignInPage, arrival: Arrival, box: RefObject<HTMLElement | null>): Entry {
  const ports = usePorts();
  const begun = useRef(false);
  const [over] = useState(() => new AbortController());
  const [view, setView] = useState(BOX);
  const [site, setSite] = useState<SiteConfig | null>(null);
  // What is drawn first has to match the page that the build has drawn; this comes after it, and before the next paint.
  useLayoutEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const { clock, storage } = ports;
    const handed = storage.read("handedOn");
    storage.remove("handedOn");
    const came = handed && isForNow(handed, clock.now()) ? handed : arrival;
    const asked = Object.keys(came.secrets).length > 0;
    const signsIn = asked || (storage.read("autoLogin") && !storage.read("loggedOut"));
    const show = (next: EntryView) =>
      setView(next.state === "busy" && box.current?.contains(document.activeElement) ? BOX : next);
    const begin = async () => {
      const known = await page.site;
      setSite(known);
      const leads = signsIn || storage.read("user") !== null || known.sso || !ports.keepsCookies();
      if (!leads && !/wechat/i.test(page.device.client)) return;
      const { enter } = await loadEntry();
      await enter({ arrival: came, page, ports, show, over: over.signal });
    };
    if (signsIn) show(BUSY);
    begin().catch(() => show(asked ? { ...BOX, message: { id: "api.network" } } : BOX));
  }, [arrival, box, over, page, ports]);
  // The browser may bring the page back as it was left.
  useEffect(
    () => ports.navigation.restored(() => setView((before) => (before.state === "asking" ? before : BOX))),
    [ports],
  );
  const giveWay = () => {
    over.abort();
    // What a way before came to is no answer to this one.
    setView((before) => (before.state === "box" ? { ...before, message: null } : BOX));
  };
  return { ...view, site, giveWay };
}
