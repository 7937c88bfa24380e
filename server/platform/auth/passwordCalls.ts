import type { CallName, Parsed } from "../../../contract/calls";
import { accountName } from "./accountName";
import { hashToken } from "./tokens";

/** The calls that look at a password or make one, and whose: they wait for their turn, which accounts take. */
const ACCOUNTS: { readonly [N in CallName]?: (input: Parsed<N>) => string } = {
  login: ({ username }) => accountName(username),
  passwordCode: ({ account }) => `password ${accountName(account)}`,
  passwordReset: () => "password",
  facePassword: ({ nonce }) => `face ${hashToken(nonce)}`,
};

/** Reads out of a call's parameters whose password it looks at; null for a call that looks at none. */
export const accountReader = <N extends CallName>(name: N): ((input: Parsed<N>) => string) | null =>
  ACCOUNTS[name] ?? null;
