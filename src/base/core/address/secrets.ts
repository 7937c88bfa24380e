import { pairsOf, partsOf, withoutParameters } from "./address";
import { QUERY_LIMITS } from "../wire/queryLimits";
import { isAuthorizePage } from "./authorizePage";

/** What must not stay in the history or in a log: credentials that arrived in the address. */
export interface Secrets {
  readonly username?: string;
  readonly password?: string;
  readonly token?: string;
  readonly ticket?: string;
  readonly code?: string;
  /** What a provider returns beside its code; worth as much as a secret until it has been checked. */
  readonly state?: string;
  readonly accessToken?: string;
  /** The secret with which a shell signs in (`login_user_client`); anyone who has it can sign in. */
  readonly userClientId?: string;
}

const NAMES: Readonly<Record<string, keyof Secrets>> = {
  username: "username",
  password: "password",
  token: "token",
  ticket: "ticket",
  code: "code",
  state: "state",
  accesstoken: "accessToken",
  access_token: "accessToken",
  userclientid: "userClientId",
};

/** The secret in a parameter, whatever the case of its name. */
export const secretNamed = (name: string): keyof Secrets | null => {
  const lower = name.toLowerCase();
  return Object.hasOwn(NAMES, lower) ? (NAMES[lower] ?? null) : null;
};

/**
 * Takes the secrets out of an address, from its search and from the query in its hash; the first of each name counts,
 * all of them are removed (AUTH-17). On the authorize page a state is the application's, which gets it back, and stays. The caller
 * replaces the address by `cleanHref` before any request.
 */
export function takeSecrets(href: string): { readonly secrets: Secrets; readonly cleanHref: string } {
  const authorizes = isAuthorizePage(href);
  const secretIn = (name: string) => {
    const secret = secretNamed(name);
    return authorizes && secret === "state" ? null : secret;
  };
  const { search, hashQuery } = partsOf(href);
  const secrets: Partial<Record<keyof Secrets, string>> = {};
  const most = QUERY_LIMITS.parameters;
  for (const { name, value } of [...pairsOf(search, most), ...pairsOf(hashQuery, most)]) {
    const secret = secretIn(name);
    if (secret !== null && value !== "") secrets[secret] ??= value;
  }
  return { secrets, cleanHref: withoutParameters(href, (name) => secretIn(name) !== null) };
}
