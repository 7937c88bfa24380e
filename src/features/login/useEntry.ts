import { useEffect, useRef, useState } from "react";
import type { Arrival } from "../../core/session/entry";
import type { SiteConfig } from "../../core/session/siteConfig";
import { useHydrated } from "../../kit/useHydrated";
import { usePorts } from "../../platform/PortsContext";
import type { EntryView } from "./entryView";
import type { SignInPage } from "./finishSignIn";
import { loadEntry } from "./loadEntry";

const BOX: EntryView = { state: "box", message: null, content: null };
const BUSY: EntryView = { ...BOX, state: "busy" };

/** What the page draws of it; the site once it is known. */
interface Entry extends EntryView {
  readonly site: SiteConfig | null;
  /** The person signs in by themselves: no other way is begun, and what one under way comes to does not count. */
  readonly giveWay: () => void;
}

/** Fetches the other ways in where the address, the device, the site or what is remembered asks for one, and takes it. */
export function useEntry(page: SignInPage, arrival: Arrival): Entry {
  const ports = usePorts();
  const begun = useRef(false);
  const [over] = useState(() => new AbortController());
  const [view, show] = useState<EntryView | null>(null);
  const [site, setSite] = useState<SiteConfig | null>(null);
  const asked = Object.keys(arrival.secrets).length > 0;
  const [wanted] = useState(
    () =>
      asked ||
      ports.storage.read("user") !== null ||
      (ports.storage.read("autoLogin") && !ports.storage.read("loggedOut")),
  );
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const begin = async () => {
      const known = await page.site;
      setSite(known);
      const leads = wanted || known.sso || !ports.keepsCookies();
      if (!leads && !/wechat/i.test(page.device.client)) return;
      const { enter } = await loadEntry();
      await enter({ arrival, page, ports, show, over: over.signal });
    };
    begin().catch(() => show(asked ? { ...BOX, message: { id: "api.network" } } : BOX));
  }, [arrival, asked, over, page, ports, wanted]);
  // The browser may bring the page back as it was left.
  useEffect(
    () => ports.navigation.restored(() => show((before) => (before?.state === "asking" ? before : BOX))),
    [ports],
  );
  // The page may be one that the build has drawn, for somebody who has not been anywhere.
  const first = useHydrated() && wanted ? BUSY : BOX;
  const giveWay = () => {
    over.abort();
    // What a way before came to is no answer to this one.
    show((before) => (before?.state === "box" ? { ...before, message: null } : BOX));
  };
  return { ...(view ?? first), site, giveWay };
}
