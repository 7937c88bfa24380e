import { uaa } from "../../../contract/uaa";
import { ask } from "../../base/api/ask";
import type { ExplicitWay } from "../../base/core/session/entry";
import { isReturnOf } from "../core/ssoTrip";
import { refusal, type Result } from "../../base/core/wire/failure";
import { finish } from "../../base/session/beginSession";
import { tryPassword } from "../../base/session/tryPassword";
import { mayEnter } from "../entry/mayEnter";
import { endedBy, type World } from "../entry/world";
import type { Take } from "./row";

type Way<Name extends ExplicitWay["way"]> = Extract<ExplicitWay, { readonly way: Name }>;

const options = { signsIn: true } as const;

/** A way of an address that is one call, made where it may be. */
const byCall =
  <W extends ExplicitWay>(ask: (way: W, world: World) => Promise<Result>): Take<W> =>
  async (way, world) => {
    const end = await mayEnter(way, world);
    if (end !== null) return end;
    return endedBy(await finish(world.page, await ask(way, world), { remembered: "ifSamePerson" }));
  };

/** With the id of a shell's client [AUTH-15]. */
export const client = byCall<Way<"client">>(async ({ userClientId }, { page }) =>
  ask(page.runtime, uaa.loginUserClient, { userClientId }, options),
);

/** With a name and a password of the address. */
export const password = byCall<Way<"password">>((login, { page }) => tryPassword(page, login));

/** With the access token of a live session [AUTH-15]. */
export const relogin = byCall<Way<"relogin">>(async ({ accessToken }, { page }) =>
  ask(page.runtime, uaa.relogin, { accessToken }, options),
);

/** With a ticket, by the call that the site configures [AUTH-14]; one that single sign-on gave, where the tab had left. */
export const ticket: Take<Way<"ticket">> = (way, world) => {
  const { ports, ssoTrip } = world;
  if (ssoTrip && isReturnOf(ssoTrip, way.state, ports.clock.now())) ports.navigation.rewrite(ssoTrip.from);
  return byTicket(way, world);
};

const byTicket = byCall<Way<"ticket">>(async ({ ticket }, { page, ports, site }) => {
  const { ticketCall, unitHost } = site;
  if (ticketCall === null) return { error: refusal({ id: "entry.ticketUnset" }) };
  const { path, method } = ticketCall;
  const shape = method === "post" ? ({ method: "POST", body: "form", path } as const) : { path };
  const payload = { ticket, unitHost: unitHost || new URL(ports.navigation.href()).host };
  return ask(page.runtime, uaa.ticketLogin, payload, { ...options, shape });
});
