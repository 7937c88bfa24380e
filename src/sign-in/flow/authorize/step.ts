import type { AskingClient, ClientLook } from "../../core/authorize/askingClient";
import type { Authorization } from "../../core/authorize/authorization";
import { isReturnAddress, wantsOther, type AuthorizeRequest } from "../../core/authorize/authorizeRequest";
import type { Text } from "../../../base/core/wire/text";

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
