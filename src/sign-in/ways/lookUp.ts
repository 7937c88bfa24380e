import { uaa } from "../../../contract/uaa";
import { ask } from "../../base/api/ask";
import { loginFault } from "../../base/core/session/loginOutcome";
import { readProvider } from "../core/social";
import { recordOf, textOf } from "../../base/core/wire/read";
import { leaveFor } from "../leaveFor";
import type { Take, TakenWay } from "./row";

type LookUp = Extract<TakenWay, { readonly way: "lookUp" }>;

/** Milliseconds that the look-up may take before the login box takes over. */
const LOOK_UP_TIMEOUT = 8_000;

/**
 * Leads a person inside WeChat to the provider that the site names for it: looks up how the portal is known there, and
 * leaves for its page [AUTH-01, AUTH-02]. When it was tried is kept, and for a while no person is led there again: a
 * browser that keeps no session would go round for ever. Once `over` is aborted, the person is led nowhere.
 */
export const lookUp: Take<LookUp> = async ({ provider: providerId }, { page, ports, site, over }) => {
  const { clock, navigation, storage } = ports;
  const { host, origin } = new URL(navigation.href());
  storage.write("socialAppAt", clock.now());
  const { data, error } = await ask(
    page.runtime,
    uaa.socialProviderInfo,
    { providerId, unitHost: site.unitHost || host },
    { timeout: LOOK_UP_TIMEOUT },
  );
  if (error) return { message: loginFault(error) };
  // The path has named the provider; an answer need not say it again.
  const told = recordOf(data);
  const provider = readProvider({ ...told, providerId: textOf(told.providerId) || providerId }, site, origin);
  if (provider?.kind !== "redirect" || provider.id !== providerId)
    return { message: { id: "entry.socialAppUnavailable" } };
  if (over.aborted) return "left";
  leaveFor(provider, storage.read("language") ?? "zh-CN", ports);
  return "left";
};
