import { type AutoLoginState, mayAutoLogin } from "./autoLogin";
import type { Device } from "../site/device";
import { parameterOf } from "../address/address";
import { isAuthorizePage } from "../address/authorizePage";
import type { Secrets } from "../address/secrets";
import type { SiteConfig } from "../site/siteConfig";
import { socialAppProvider } from "../site/socialApps";
import { socialReturn } from "./socialReturn";

/** The address parameter (`/login/?stay`) with which people are not led away from the login box. */
export const STAY = "stay";

/** How a person came to a page where people sign in: what the address carried, and the page that led here. */
export interface Arrival {
  readonly secrets: Secrets;
  /** As the browser tells it; empty where it does not. */
  readonly referrer: string;
}

/** What the device remembers that has a say in how a person comes in. */
export interface Remembered extends Pick<
  AutoLoginState,
  "loggedOut" | "setting" | "remembered" | "attempts"
> {
  /** A person's record is kept, whose session may live. */
  readonly person: boolean;
  /** This tab has left for another place to sign in there not long ago, and has not come back with anything. */
  readonly away: boolean;
}

/** What the choice of a way in follows from. */
export interface EntryContext {
  /** The page's address, its secrets taken out. */
  readonly href: string;
  readonly secrets: Secrets;
  readonly client: Device["client"];
  readonly site: Pick<SiteConfig, "sso" | "autologin" | "socialApps">;
  readonly remembered: Remembered;
  /** The person has submitted the login box by now. */
  readonly submitted: boolean;
}

/**
 * The ways in that an address asks for, in the order in which they are looked for: what each one takes out of it, or null
 * where it is not asked for. An address that names half of a way (a name without its password) names none.
 */
const ASKED = {
  client: ({ userClientId }) => (userClientId === undefined ? null : { userClientId }),
  password: ({ username, password }) =>
    username === undefined || password === undefined
      ? null
      : { username: username.trim(), password: password.trim() },
  ticket: ({ ticket, state }) => (ticket === undefined ? null : { ticket, state: state ?? null }),
  relogin: ({ accessToken }) => (accessToken === undefined ? null : { accessToken }),
  social: (secrets) => {
    const back = socialReturn(secrets);
    return back && { back };
  },
} as const satisfies Readonly<Record<string, (secrets: Secrets) => object | null>>;

type Asked = typeof ASKED;

/** A way in that the address asks for, with what it takes out of the address. */
export type ExplicitWay = {
  [Way in keyof Asked]: { readonly way: Way } & Readonly<NonNullable<ReturnType<Asked[Way]>>>;
}[keyof Asked];

/** A way in that is not asked for: it follows from where the page is open, from the site, or from what is remembered. */
export type UnaskedWay =
  | { readonly way: "lookUp"; readonly provider: string }
  | { readonly way: "sso" }
  | { readonly way: "autoLogin" };

/**
 * The next step for a person who comes to sign in. `authorize` and `box` leave everything to what the page shows; `here`
 * asks a person who is signed in already whether they want to go on as they are.
 */
export type Way =
  | { readonly way: "authorize" }
  | ExplicitWay
  | UnaskedWay
  | { readonly way: "here" }
  | { readonly way: "box" };

type Row = (context: EntryContext) => Way | null;

const byAuthorizePage: Row = ({ href }) => (isAuthorizePage(href) ? { way: "authorize" } : null);

/** What a person does by hand goes before all that would be done for them. */
const byOwnHand: Row = ({ submitted }) => (submitted ? { way: "box" } : null);

const byOnlyAddress = (secrets: Secrets): ExplicitWay | null => {
  for (const [way, taken] of Object.entries(ASKED)) {
    const found = taken(secrets);
    if (found !== null) return { way, ...found } as ExplicitWay;
  }
  return null;
};

const byAddress: Row = ({ secrets }) => byOnlyAddress(secrets);

/** People who have logged out, came back with nothing, or ask to stay, are not led away. */
const mayLead = ({ href, remembered: { loggedOut, away } }: EntryContext) =>
  !loggedOut && !away && parameterOf(href, STAY) === null;

/** Performed by `features/login/ways/lookUp.ts`; where the site names no provider for the client there is nothing to do. */
const byLookUp: Row = (context) => {
  const provider = socialAppProvider(context.client, context.site);
  return provider !== null && mayLead(context) ? { way: "lookUp", provider } : null;
};

const bySso: Row = (context) => (context.site.sso && mayLead(context) ? { way: "sso" } : null);

const byRememberedLogin: Row = ({ site, remembered }) =>
  mayAutoLogin({ ...remembered, enabled: site.autologin }) ? { way: "autoLogin" } : null;

const byPersonHere: Row = ({ href, remembered: { person } }) =>
  person && parameterOf(href, STAY) === null ? { way: "here" } : null;

/** The ways in, in the order in which they are looked for [AUTH-01]. */
const ROWS: readonly Row[] = [
  byAuthorizePage,
  byOwnHand,
  byAddress,
  byLookUp,
  bySso,
  byRememberedLogin,
  byPersonHere,
];

/**
 * Chooses the one way in; where there is none, the login box. What was chosen from the address may fail, and then nothing
 * else is tried [AUTH-01].
 */
export function chooseWay(context: EntryContext): Way {
  for (const row of ROWS) {
    const way = row(context);
    if (way !== null) return way;
  }
  return { way: "box" };
}

/**
 * Whether an address has a page that signs no person in hand it on to the login page. What a provider sends back counts with its
 * state alone: without one it would be refused.
 */
export function asksToSignIn(secrets: Secrets): boolean {
  const way = byOnlyAddress(secrets);
  return (
    way !== null &&
    (way.way !== "social" ||
      (way.back.state !== undefined && (way.back.code ?? way.back.token) !== undefined))
  );
}

/** Whether the address asks for this way in. */
export const isExplicit = (way: Way): way is ExplicitWay => Object.hasOwn(ASKED, way.way);
