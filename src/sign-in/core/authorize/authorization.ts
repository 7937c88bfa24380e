import { allowedTarget } from "../../../base/core/address/redirect";
import type { SiteConfig } from "../../../base/core/site/siteConfig";
import type { Result } from "../../../base/core/wire/failure";
import { recordOf, textOf } from "../../../base/core/wire/read";
import type { Text } from "../../../base/core/wire/text";
import { REFUSALS, type AskingClient } from "./askingClient";
import { isReturnAddress, returnAddress, wantsOther, type AuthorizeRequest } from "./authorizeRequest";

/** What the platform's code comes to: where to go with it, that a sign-in is needed, or why there is none. */
export type Authorization =
  | { readonly next: "go"; readonly address: string }
  | { readonly next: "signIn" }
  | { readonly next: "refused"; readonly text: Text }
  | { readonly next: "message"; readonly text: Text };

/**
 * Reads the answer to `shiyue_webauth`. It is followed only to the address that was asked for, letter for letter, and only
 * where the platform names that very address as the client's [AUTH-12, REDIR-05].
 */
export function readAuthorization(
  { data, error: failure }: Result,
  { redirectUri, state }: AuthorizeRequest,
  source: "app" | "pc",
): Authorization {
  if (failure) {
    const { code: reason, kind, status, text } = failure;
    if (kind !== "envelope") return { next: "message", text };
    if (status === 401) return { next: "signIn" };
    return { next: REFUSALS.has(reason) ? "refused" : "message", text };
  }
  const { code: granted, redirect_uri: matched } = recordOf(data);
  const code = textOf(granted);
  if (code === "" || matched !== redirectUri || !isReturnAddress(redirectUri))
    return { next: "refused", text: { id: "authorize.badAddress" } };
  return { next: "go", address: returnAddress(redirectUri, { code, state, source }) };
}

/**
 * Where a refusal, the person's or the portal's, is told to the application, or null to stay: by the same rule, and where
 * the platform has said nothing of the address, only where the site allows it for redirects [AUTH-12, REDIR-05].
 */
export function denialAddress(
  request: AuthorizeRequest,
  { matched }: AskingClient,
  site: Pick<SiteConfig, "allowedOrigins">,
  origin: string,
): string | null {
  const { redirectUri, state } = request;
  const known = matched ?? allowedTarget(redirectUri, site, origin) !== null;
  if (!known || !isReturnAddress(redirectUri)) return null;
  const error = wantsOther(request) ? "unsupported_response_type" : "access_denied";
  return returnAddress(redirectUri, { error, state });
}
