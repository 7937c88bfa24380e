import { uaa } from "../../contract/uaa";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { ask } from "../base/api/ask";
import type { SocialProvider } from "./core/social";
import { useKit } from "../base/kit/KitContext";
import { usePorts } from "../base/platform/PortsContext";
import type { SignInPage } from "../base/session/page";
import { leaveFor } from "./leaveFor";
import { loadQr } from "./loadQr";

/** A provider that was chosen: what shows its code is being fetched, or it could not be opened. */
interface Attempt {
  readonly provider: SocialProvider;
  readonly phase: "opening" | "failed";
}

/** What the buttons of the providers are drawn from. */
interface SignInBy {
  readonly signInBy: (provider: SocialProvider) => void;
  /** Null before anything is chosen, and once the dialog is there. */
  readonly attempt: Attempt | null;
}

/**
 * Leaves for a provider or shows its code to scan. The component with the buttons shows a failure: the code that shows toasts
 * may not load either. The last choice counts, and none does once the person submits a form [AUTH-13, REL-01].
 */
export function useSignInBy(page: SignInPage): SignInBy {
  const ports = usePorts();
  const { dialogs } = useKit();
  const { locale } = useIntl();
  const latest = useRef<Attempt>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  useEffect(() => {
    const giveUp = () => {
      latest.current = null;
      setAttempt(null);
    };
    document.addEventListener("submit", giveUp);
    const stop = ports.navigation.restored(giveUp);
    return () => {
      latest.current = null;
      document.removeEventListener("submit", giveUp);
      stop();
    };
  }, [ports]);

  const open = async (provider: SocialProvider) => {
    if (latest.current?.provider.id === provider.id) return;
    const mine: Attempt = { provider, phase: "opening" };
    const counts = () => latest.current === mine;
    latest.current = mine;
    try {
      if (provider.kind === "redirect") {
        // Without a network the browser would put a page of its own in the place of this one. A platform on this machine
        // is there all the same, so it is asked.
        if (!navigator.onLine) {
          const { error } = await ask(page.runtime, uaa.socialInfo, undefined);
          if (error && error.kind !== "envelope") throw new Error("no network");
        }
        if (!counts()) return;
        setAttempt(null);
        leaveFor(provider, locale, ports);
        return;
      }
      setAttempt(mine);
      const { openQr } = await loadQr();
      if (!counts()) return;
      setAttempt(null);
      await openQr({ provider, page, ports, dialogs });
    } catch {
      if (counts()) setAttempt({ provider, phase: "failed" });
    } finally {
      if (counts()) latest.current = null;
    }
  };
  return { signInBy: (provider) => void open(provider), attempt };
}
