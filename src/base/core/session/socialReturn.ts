import type { Secrets } from "../address/secrets";

/** What a social provider sends a person back with. */
export type SocialReturn = Pick<Secrets, "state" | "code" | "token">;

/**
 * What came back from a provider, or null where the address carries nothing of the kind, or another way of signing in,
 * which goes first (AUTH-01).
 */
export function socialReturn(secrets: Secrets): SocialReturn | null {
  const { username, password, ticket, accessToken, state, code, token } = secrets;
  const otherWay = username ?? password ?? ticket ?? accessToken;
  return otherWay === undefined && (state ?? code ?? token) !== undefined ? secrets : null;
}
