import { shownName } from "../../../base/core/session/loginName";
import type { Result } from "../../../base/core/wire/failure";
import { parsed, recordOf, textOf } from "../../../base/core/wire/read";
import { flagOf } from "../../../base/core/wire/readFlag";
import type { Text } from "../../../base/core/wire/text";
import type { AuthorizeRequest } from "./authorizeRequest";

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
  | { readonly client: AskingClient }
  | { readonly refused: Text }
  | { readonly unclear: Text };

/** What the platform says where the request itself is wrong, which no trying again mends. */
export const REFUSALS: ReadonlySet<string | undefined> = new Set([
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
export function readAskingClient({ data, error }: Result, { clientId, scope }: AuthorizeRequest): ClientLook {
  if (error?.kind === "transport") return { unclear: error.text };
  if (error && REFUSALS.has(error.code)) return { refused: error.text };
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
