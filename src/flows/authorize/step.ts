import type { Asked } from "../../core/wire/failure";
import { parsed, recordOf, textOf } from "../../core/wire/read";
import { flagOf } from "../../core/wire/readFlag";
import type { Text } from "../../core/wire/text";
import {
  isReturnAddress,
  returnAddress,
  wantsOther,
  type AuthorizeRequest,
} from "../../core/authorize/authorizeRequest";
import { shownName } from "../../core/sign-in/loginName";
import { allowedTarget } from "../../core/address/redirect";
import type { SiteConfig } from "../../core/site/siteConfig";

/** Who asks, as the page shows it. */
export interface AskingClient {
  /** For people, perhaps bilingual. */
  readonly name: string;
  readonly scopes: readonly { readonly scope: string; readonly description: string }[];
  /** Whether the platform has said that the return address is the application's; null where it does not say. */
  readonly matched: boolean | null;
  /** Whether the person has allowed all of this before. */
  readonly consented: boolean;
}

/** What is known of who asks: the facts, why they may not, or nothing for now. */
export type ClientLook =
  { readonly client: AskingClient } | { readonly refused: Text } | { readonly unclear: Text };

/** What the platform says where the request itself is wrong, which no trying again mends. */
const REFUSALS: ReadonlySet<string | undefined> = new Set([
  "invalid_client",
  "invalid_redirect_uri",
  "invalid_scope",
  "invalid_request",
  "unsupported_response_type",
]);

/**
 * Reads who asks. A platform that cannot say it leaves the client's id for a name and the scopes as they were asked for,
 * both out of the address and shown like all that is, and the return address to be judged when it gives its code [AUTH-12].
 */
export function readAskingClient(
  { data, failure }: Asked<unknown>,
  { clientId, scope }: AuthorizeRequest,
): ClientLook {
  if (failure?.kind === "transport") return { unclear: failure.text };
  if (failure && REFUSALS.has(failure.code)) return { refused: failure.text };
  const { clientName, redirectMatched, scopes, consented } = recordOf(data);
  const list = parsed(scopes);
  const named = Array.isArray(list) ? list.flatMap(readScope) : null;
  // Some platforms part scopes by commas; in one piece what stands at the end would be cut off.
  const asked = (scope ?? "").split(/[\s,]+/).filter((name) => name !== "");
  return {
    client: {
      name: textOf(clientName) || shownName(clientId),
      scopes: named ?? asked.map((name) => ({ scope: name, description: shownName(name) })),
      matched: flagOf(redirectMatched, null),
      consented: flagOf(consented, false),
    },
  };
}

const readScope = (wire: unknown) => {
  const { scope: name, description } = recordOf(wire);
  const scope = textOf(name);
  return scope === "" ? [] : [{ scope, description: textOf(description) || scope }];
};

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
  { data, failure }: Asked<unknown>,
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

/** Who would be signed in. */
export interface AuthorizingPerson {
  readonly id: string;
  readonly name: string;
  readonly loginName: string;
  readonly unitName: string;
}

/** The authorize page at a moment. */
export type AuthorizeState =
  | { readonly phase: "missing" | "looking" | "denied" }
  | { readonly phase: "refused"; readonly text: Text }
  | { readonly phase: "unclear"; readonly text: Text }
  | { readonly phase: "signIn"; readonly client: AskingClient }
  | {
      readonly phase: "asking";
      readonly client: AskingClient;
      readonly person: AuthorizingPerson;
      readonly problem: Text | null;
      readonly busy: boolean;
    }
  | { readonly phase: "leaving"; readonly client: AskingClient };

/** What happens on it. */
export type AuthorizeEvent =
  | { readonly type: "signedIn" | "retried" | "allowed" | "denied" | "notMe" | "signedOut" }
  | {
      readonly type: "looked";
      readonly look: ClientLook;
      /** Null = no person is signed in. */
      readonly person: AuthorizingPerson | null;
    }
  | { readonly type: "answered"; readonly authorization: Authorization }
  | { readonly type: "denialKnown"; readonly address: string | null }
  | { readonly type: "failed"; readonly text: Text };

/** What is to be done about it. */
export type AuthorizeEffect =
  | { readonly run: "look" | "signOut" }
  | { readonly run: "allow"; readonly userId: string }
  | { readonly run: "deny"; readonly client: AskingClient }
  | { readonly run: "go"; readonly address: string };

type Step = readonly [AuthorizeState, AuthorizeEffect | null];

const look: Step = [{ phase: "looking" }, { run: "look" }];

const refused = (id: string): Step => [{ phase: "refused", text: { id } }, null];
const badResponseType = refused("authorize.badResponseType");

/** Where the page begins. */
export function beginAuthorize(request: AuthorizeRequest | null): Step {
  if (request === null) return [{ phase: "missing" }, null];
  if (request.redirectUri === "") return refused("authorize.missingAddress");
  return isReturnAddress(request.redirectUri) ? look : refused("authorize.badAddress");
}

/** The page after an event, and what is to be done. Nothing leads away but `go`, and to it lead the two readers alone. */
export function stepAuthorize(
  state: AuthorizeState,
  event: AuthorizeEvent,
  request: Pick<AuthorizeRequest, "asksAgain" | "responseType">,
): Step {
  const stay: Step = [state, null];
  switch (event.type) {
    case "retried":
    case "signedIn":
      return state.phase === "unclear" || state.phase === "signIn" || state.phase === "leaving" ? look : stay;
    case "looked":
      return state.phase === "looking" ? afterLook(event, request) : stay;
    case "allowed":
      if (state.phase !== "asking" || state.busy) return stay;
      return [
        { ...state, busy: true, problem: null },
        { run: "allow", userId: state.person.id },
      ];
    case "answered":
      return afterAnswer(state, event.authorization);
    case "denied":
      return state.phase === "asking" && !state.busy ? [state, { run: "deny", client: state.client }] : stay;
    case "denialKnown":
      if (event.address === null) return wantsOther(request) ? badResponseType : [{ phase: "denied" }, null];
      return state.phase === "asking" || (state.phase === "leaving" && wantsOther(request))
        ? [
            { phase: "leaving", client: state.client },
            { run: "go", address: event.address },
          ]
        : stay;
    case "notMe":
      return state.phase === "asking" && !state.busy
        ? [{ ...state, busy: true, problem: null }, { run: "signOut" }]
        : stay;
    case "signedOut":
      return state.phase === "asking" ? [{ phase: "signIn", client: state.client }, null] : stay;
    case "failed":
      if (state.phase === "asking") return [{ ...state, busy: false, problem: event.text }, null];
      return state.phase === "looking" || state.phase === "leaving"
        ? [{ phase: "unclear", text: event.text }, null]
        : stay;
  }
}

function afterLook(
  { look: found, person }: Extract<AuthorizeEvent, { type: "looked" }>,
  request: Pick<AuthorizeRequest, "asksAgain" | "responseType">,
): Step {
  if ("refused" in found) return [{ phase: "refused", text: found.refused }, null];
  if ("unclear" in found) return [{ phase: "unclear", text: found.unclear }, null];
  const { client } = found;
  if (client.matched === false) return refused("authorize.badAddress");
  // A person who has not signed in is not sent on by the portal's name (RFC 9700, 4.11.2): they read it here.
  if (wantsOther(request))
    return person === null
      ? badResponseType
      : [
          { phase: "leaving", client },
          { run: "deny", client },
        ];
  if (person === null) return [{ phase: "signIn", client }, null];
  if (client.matched && client.consented && !request.asksAgain)
    return [
      { phase: "leaving", client },
      { run: "allow", userId: person.id },
    ];
  return [{ phase: "asking", client, person, problem: null, busy: false }, null];
}

function afterAnswer(state: AuthorizeState, authorization: Authorization): Step {
  if (state.phase !== "asking" && state.phase !== "leaving") return [state, null];
  const { client } = state;
  switch (authorization.next) {
    case "go":
      return [
        { phase: "leaving", client },
        { run: "go", address: authorization.address },
      ];
    case "signIn":
      return [{ phase: "signIn", client }, null];
    case "refused":
      return [{ phase: "refused", text: authorization.text }, null];
    case "message":
      return state.phase === "asking"
        ? [{ ...state, busy: false, problem: authorization.text }, null]
        : [{ phase: "unclear", text: authorization.text }, null];
  }
}
