import type { EmotionCache } from "@emotion/cache";
import { createContext, useContext } from "react";
import { createAnnouncer, silentAnnouncer, type Announcer } from "./announcer";
import { DialogQueue } from "./DialogQueue";
import { ToastQueue } from "../flow/toast/ToastQueue";
import { createStyleCache } from "./styleCache";

/** The page's one announcer, its notices, its dialogs, and where its styles go. */
export interface Kit {
  readonly announcer: Announcer;
  readonly toasts: ToastQueue;
  readonly dialogs: DialogQueue;
  readonly styleCache: EmotionCache;
  /** The platform's time in milliseconds since 1970, by which a calendar has its today, and a printed page its date. */
  readonly now: () => number;
  /** The whole address of a path of the platform, with the site's base path [API-05]. */
  readonly addressOf: (path: string) => string;
  /** Renews a lapsed session; resolves with whether it goes on, after the person was asked to sign in again where that is needed [API-11]. */
  readonly renew: () => Promise<boolean>;
}

/** What the kit needs of the page's calls. */
export type KitCalls = Pick<Kit, "addressOf" | "renew">;

/** For pages that make no calls. */
const NO_CALLS: KitCalls = { addressOf: (path) => path, renew: () => Promise.resolve(false) };

/**
 * Makes the kit of a page around its `#announcer`, or of one rendering on a server, where there is none. The nonce is
 * that of the page's policy [SEC-01].
 */
export const createKit = (
  announcerRoot: HTMLElement | null,
  nonce?: string,
  now: () => number = Date.now,
  calls: KitCalls = NO_CALLS,
): Kit => ({
  announcer: announcerRoot ? createAnnouncer(announcerRoot) : silentAnnouncer,
  toasts: new ToastQueue(),
  dialogs: new DialogQueue(),
  styleCache: createStyleCache(nonce),
  now,
  ...calls,
});

const Context = createContext<Kit | null>(null);

/** Gives the kit to all parts of the page. */
export const KitProvider = Context.Provider;

/** The page's kit. */
export function useKit(): Kit {
  const kit = useContext(Context);
  if (!kit) throw new Error("There is no KitProvider above this component");
  return kit;
}
