import { askLate } from "../../../api/askLate";
import type { ExplicitWay } from "../../../core/sign-in/entry";
import type { SiteConfig } from "../../../core/site/siteConfig";
import { refusal } from "../../../core/wire/answer";
import { failureOf, type Asked } from "../../../core/wire/failure";
import type { SignInPage } from "../../../session/page";
import { tryPassword } from "../../../session/tryPassword";

/** What a way in works with. */
export interface WayWorld {
  readonly page: SignInPage;
  readonly site: SiteConfig;
  /** Of the page. */
  readonly host: string;
}

/** The ways that are one call each; what comes back from a provider is finished by the code that began the trip. */
type CallWay = Exclude<ExplicitWay, { way: "social" }>;
type Ways = {
  readonly [Way in CallWay as Way["way"]]: (way: Way, world: WayWorld) => Promise<Asked<unknown>>;
};

const options = { signsIn: true } as const;

const WAYS: Ways = {
  client: async ({ userClientId }, { page }) =>
    askLate(page.runtime)("loginUserClient", { userClientId }, options),
  password: (login, { page }) => tryPassword(page, login),
  ticket: async ({ ticket }, { page, site: { ticketCall, unitHost }, host }) => {
    if (ticketCall === null) return { failure: failureOf(refusal({ id: "entry.ticketUnset" })) };
    const { path, method } = ticketCall;
    const shape = method === "post" ? ({ method: "POST", body: "form", path } as const) : { path };
    const payload = { ticket, unitHost: unitHost || host };
    return askLate(page.runtime)("ticketLogin", payload, { ...options, shape });
  },
  relogin: async ({ accessToken }, { page }) => askLate(page.runtime)("relogin", { accessToken }, options),
};

/** Asks the platform to sign in by a way that the address asked for. */
export function take(way: CallWay, world: WayWorld): Promise<Asked<unknown>> {
  const perform = WAYS[way.way] as (way: CallWay, world: WayWorld) => Promise<Asked<unknown>>;
  return perform(way, world);
}
