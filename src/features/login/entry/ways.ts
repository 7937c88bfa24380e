import type { Asked } from "../../../api/ask";
import type { ExplicitWay } from "../../../core/sign-in/entry";
import type { SiteConfig } from "../../../core/site/siteConfig";
import type { Envelope } from "../../../core/wire/envelope";
import type { Text } from "../../../core/wire/text";
import type { SignInPage } from "../finishSignIn";

/** What a way in works with. */
export interface WayWorld {
  readonly page: SignInPage;
  readonly site: SiteConfig;
  /** Of the page. */
  readonly host: string;
}

/** The platform's answer to a way in, or why it was not asked. */
export type WayAnswer = { readonly answer: Asked<Envelope> } | { readonly refused: Text };

/** The ways that are one call each; what comes back from a provider is finished by the code that began the trip. */
type CallWay = Exclude<ExplicitWay, { way: "social" }>;
type Ways = { readonly [Way in CallWay as Way["way"]]: (way: Way, world: WayWorld) => Promise<WayAnswer> };

const options = { signsIn: true } as const;

const WAYS: Ways = {
  client: async ({ userClientId }, { page }) => ({
    answer: await page.ask.envelope("loginUserClient", { userClientId }, options),
  }),
  password: async ({ username, password }, { page }) => ({
    answer: await page.ask.envelope("login", { username, password }, options),
  }),
  ticket: async ({ ticket }, { page, site: { ticketCall, unitHost }, host }) => {
    if (ticketCall === null) return { refused: { id: "entry.ticketUnset" } };
    const { path, method } = ticketCall;
    const shape = method === "post" ? ({ method: "POST", body: "form", path } as const) : { path };
    const payload = { ticket, unitHost: unitHost || host };
    return { answer: await page.ask.envelope("ticketLogin", payload, { ...options, shape }) };
  },
  relogin: async ({ accessToken }, { page }) => ({
    answer: await page.ask.envelope("relogin", { accessToken }, options),
  }),
};

/** Asks the platform to let somebody in by a way that the address asked for. */
export function take(way: CallWay, world: WayWorld): Promise<WayAnswer> {
  const perform = WAYS[way.way] as (way: CallWay, world: WayWorld) => Promise<WayAnswer>;
  return perform(way, world);
}
