import type { Text } from "../../base/core/wire/text";
import type { User } from "../../base/core/wire/user";
import type { Device } from "../../base/core/site/device";
import type { Arrival, ExplicitWay } from "../../base/core/session/entry";
import { sameName, shownName } from "../../base/core/session/loginName";
import { allowedTarget } from "../../base/core/address/redirect";
import type { SiteConfig } from "../../base/core/site/siteConfig";

/** The longest secret that is sent; the contract accepts no longer one. */
const MOST = 2048;

/** What the page asks before a person is signed in. */
export type EntryQuestion =
  /** A person is signed in here, and the address names no other. */
  | { readonly kind: "here"; readonly from: string; readonly to: null }
  /** A person is signed in here; `to` is the person whom the link names, if it names one. */
  | { readonly kind: "switch"; readonly from: string; readonly to: string | null }
  /** No person is signed in, but the link may be anyone's. */
  | { readonly kind: "confirm"; readonly to: string | null };

/** Whether a sign-in from the address may begin: at once, after a question, or not at all. */
export type Caution =
  | { readonly next: "go" }
  | { readonly next: "ask"; readonly question: EntryQuestion }
  | { readonly next: "refuse"; readonly text: Text };

/** Whose session is valid in this browser. */
type LivePerson = Pick<User, "realName" | "loginName">;

const nameOf = ({ realName, loginName }: LivePerson) => shownName(realName || loginName);

/** Asks the person who is signed in whether to continue as they are, or to sign in as another. */
export const hereQuestion = (live: LivePerson): EntryQuestion => ({
  kind: "here",
  from: nameOf(live),
  to: null,
});

/** The facts that decide it. */
export interface CautionContext {
  readonly live: LivePerson | null;
  /** The browser can show that this sign-in began here, or came from a launcher that the site trusts. */
  readonly proven: boolean;
  /** This shell may sign in with a client id. */
  readonly clientAllowed: boolean;
}

/**
 * Keeps links from signing people into accounts that are not theirs (docs/adr/0012-links-that-sign-in.md): no person who
 * is signed in is replaced without a question, and none is signed in by a link of unknown origin without one.
 */
export function cautionFor(way: ExplicitWay, { live, proven, clientAllowed }: CautionContext): Caution {
  if (way.way === "client" && !clientAllowed) return { next: "refuse", text: { id: "entry.clientRefused" } };
  if (secretsOf(way).some((secret) => secret.length > MOST)) {
    return { next: "refuse", text: { id: "entry.unreadable" } };
  }
  const username = way.way === "password" ? way.username : "";
  const to = shownName(username) || null;
  if (live !== null) {
    if (username !== "" && sameName(username, live.loginName)) return { next: "go" };
    return { next: "ask", question: { kind: "switch", from: nameOf(live), to } };
  }
  return proven ? { next: "go" } : { next: "ask", question: { kind: "confirm", to } };
}

const secretsOf = (way: ExplicitWay): readonly string[] =>
  Object.values(way.way === "social" ? way.back : way).filter((value) => typeof value === "string");

/** The shell of a device, by its name in the site's list of launchers. */
const SHELLS: Readonly<Partial<Record<Device["client"], string>>> = {
  desktop: "desktop",
  mobileShell: "mobile",
};

/** Whether this client is a shell that the site lets sign in by address. */
export const isShellLauncher = (
  client: Device["client"],
  { launchers }: Pick<SiteConfig, "launchers">,
): boolean => {
  const shell = SHELLS[client];
  return shell !== undefined && launchers.includes(shell);
};

/**
 * Whether a launcher on the site's list sent the person here: a page of one of its origins, or a shell that opened the
 * address itself. The portal's own pages do not count, because their links may come from a message.
 */
export function isFromLauncher(
  { referrer }: Pick<Arrival, "referrer">,
  client: Device["client"],
  site: Pick<SiteConfig, "launchers">,
): boolean {
  if (referrer === "") return isShellLauncher(client, site);
  const [origin = ""] = /^https?:\/\/[^/?#]+/i.exec(referrer) ?? [];
  return allowedTarget(origin, { allowedOrigins: site.launchers }, "") !== null;
}
