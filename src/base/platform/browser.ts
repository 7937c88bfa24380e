import type { DeviceSigns } from "../core/site/device";
import { tellServer } from "./keptCookie";
import type { Broadcast, Clock, Locks, Navigation, Random, TabMessage } from "./ports";
import { createStorage, type StoredValues } from "./storage";

/** The system's clock and timers. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, job) => {
    const timer = setTimeout(job, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** The window's address bar and history. */
export const browserNavigation: Navigation = {
  href: () => window.location.href,
  go: (address) => {
    window.location.assign(address);
  },
  replace: (address) => {
    window.location.replace(address);
  },
  reload: () => {
    window.location.reload();
  },
  rewrite: (address) => {
    window.history.replaceState(window.history.state, "", address);
  },
  open: (address) => {
    window.open(address, "_blank", "noopener,noreferrer");
  },
  restored: (listener) => {
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) listener();
    };
    window.addEventListener("pageshow", show);
    return () => {
      window.removeEventListener("pageshow", show);
    };
  },
  moved: (listener) => {
    window.addEventListener("hashchange", listener);
    return () => {
      window.removeEventListener("hashchange", listener);
    };
  },
};

/** Web Locks; without them (an insecure context, an old browser) tabs continue without waiting for each other. */
export const browserLocks: Locks = {
  run: (name, job) => {
    const locks = "locks" in navigator ? (navigator.locks as LockManager | undefined) : undefined;
    return locks ? locks.request(name, job) : job();
  },
};

/** Random names from the browser's cryptographic source. */
export const browserRandom: Random = {
  id: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
      "",
    ),
};

/** The browser's two storage areas. The server is told of every language that is stored there [I18N-01]. */
export function browserStorage(): StoredValues {
  const values = createStorage({
    local: () => globalThis.localStorage,
    session: () => globalThis.sessionStorage,
  });
  return {
    ...values,
    write: (key, value) => {
      values.write(key, value);
      if (key === "language") tellServer(values.read("language"));
    },
  };
}

/** The other tabs, by BroadcastChannel; without one no message arrives and each tab finds out by its next call. */
export function browserBroadcast(name = "portal"): Broadcast & { readonly close: () => void } {
  let channel: BroadcastChannel | null = null;
  const open = () =>
    typeof BroadcastChannel === "undefined" ? null : (channel ??= new BroadcastChannel(name));
  return {
    post: (message) => open()?.postMessage(message),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (isTabMessage(data)) listener(data);
      };
      open()?.addEventListener("message", hear);
      return () => channel?.removeEventListener("message", hear);
    },
    close: () => {
      channel?.close();
      channel = null;
    },
  };
}

/** What the browser says about the device. `shell` is set by the desktop and mobile clients on the window. */
export function browserSigns(): DeviceSigns {
  const shell = (window as { portalShell?: unknown }).portalShell;
  return {
    userAgent: navigator.userAgent,
    width: window.innerWidth,
    shell: shell === "desktop" || shell === "mobile" ? shell : null,
  };
}

const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === "object" &&
  data !== null &&
  "kind" in data &&
  (data.kind === "signedOut" ||
    ((data.kind === "signedIn" || (data.kind === "changed" && "what" in data)) &&
      "person" in data &&
      typeof data.person === "string"));
