import { askLate } from "../../api/askLate";
import { loginFault } from "../../core/sign-in/loginOutcome";
import { readProvider } from "../../core/sign-in/social";
import { recordOf, textOf } from "../../core/wire/read";
import type { Text } from "../../core/wire/text";
import type { Ports } from "../../platform/ports";
import type { SignInPage } from "../../session/page";
import { leaveFor } from "./leaveFor";

/** Milliseconds that the look-up may take before the login box takes over. */
const LOOK_UP_TIMEOUT = 8_000;

/**
 * Leads somebody inside WeChat to the provider that the site names for it: looks up how the portal is known there, and
 * leaves for its page [AUTH-01, AUTH-02]. Answers null when the page is being left, else why it is not. When it was tried
 * is kept, and for a while nobody is led there again: a browser that keeps no session would go round for ever. Nobody is
 * led anywhere once `over` is aborted.
 */
export async function lookUpSocialApp(
  providerId: string,
  page: SignInPage,
  ports: Ports,
  over: AbortSignal,
): Promise<Text | null> {
  const { clock, navigation, storage } = ports;
  const site = await page.site;
  const { host, origin } = new URL(navigation.href());
  storage.write("socialAppAt", clock.now());
  const { data, failure } = await askLate(page.runtime)(
    "socialProviderInfo",
    { providerId, unitHost: site.unitHost || host },
    { timeout: LOOK_UP_TIMEOUT },
  );
  if (failure) return loginFault(failure);
  // The path has named the provider; an answer need not say it again.
  const told = recordOf(data);
  const provider = readProvider({ ...told, providerId: textOf(told.providerId) || providerId }, site, origin);
  if (provider?.kind !== "redirect" || provider.id !== providerId)
    return { id: "entry.socialAppUnavailable" };
  if (over.aborted) return null;
  leaveFor(provider, storage.read("language") ?? "zh-CN", ports);
  return null;
}
