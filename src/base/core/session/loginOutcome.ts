import type { Failure, Result } from "../wire/failure";
import type { Text } from "../wire/text";
import { parameterOf } from "../address/address";
import type { SiteConfig } from "../site/siteConfig";
import { numberOf, recordOf, textOf } from "../wire/read";

/** What an answer to a login means: go on, bind the social account first, or say why not. */
export type LoginOutcome =
  | { readonly next: "redirect"; readonly person: LoggedInPerson }
  | { readonly next: "bind"; readonly address: string }
  | { readonly next: "message"; readonly text: Text };

/** Why a sign-in did not work: that what was typed is refused makes the password wrong, everything else nothing. */
export interface LoginProblem {
  readonly password?: Text;
  readonly form?: Text;
  /** The platform's, by which a page may know more. */
  readonly code?: string | undefined;
}

/** What a login says about the person, enough to choose where to go. */
export interface LoggedInPerson {
  readonly unitType: number;
  readonly unitId: string;
  readonly userType: number;
}

/** What the bind page is told. */
export interface BindParameters {
  readonly id?: string;
  readonly openid?: string;
  readonly unionid?: string;
  readonly deviceId?: string;
  /** Where the person wanted to go, as the login page was asked. */
  readonly redirect_uri?: string;
}

const BIND_NAMES = ["id", "openid", "unionid", "deviceId"] as const;

/**
 * Reads the answer to any way of logging in (AUTH-04). A 400 leads to the bind page only where the platform gives
 * a reason (a code) other than wrong credentials and does not complain about the fields themselves. Where an openid is
 * `known`, the bind page asks itself, and such an answer is a message.
 */
export function loginOutcome(
  { data, error }: Result,
  site: Pick<SiteConfig, "oneProxy" | "root">,
  known: BindParameters = {},
): LoginOutcome {
  if (!error) return { next: "redirect", person: personIn(recordOf(data)) };
  const unbound = error.reason === 400 && error.code !== "" && !isRefusal(error);
  if (unbound && known.openid === undefined) {
    const record = recordOf(error.data);
    const told = textsOf((name) => record[name], BIND_NAMES);
    return { next: "bind", address: bindAddress(site, { ...known, ...told }) };
  }
  return { next: "message", text: loginFault(error) };
}

/** Whether what was typed is refused. */
const isRefusal = ({ reason, code, fieldErrors }: Failure) =>
  reason === 400 && (code === "invalid_grant" || Boolean(fieldErrors?.length));

/** The words for a login that did not work; where no answer came in time, better ones than of any other call. */
export const loginFault = ({ fault, text }: Failure): Text =>
  fault === "timeout" ? { id: "account.noAnswer" } : text;

/** What the words for a login that did not work are about: only a refusal of what was typed is a fault of the field. */
export const loginProblem = (text: Text, error?: Failure): LoginProblem => ({
  [error && isRefusal(error) ? "password" : "form"]: text,
  code: error?.code,
});

/** The bind page's address, which one-proxy mode moves below the site's root (AUTH-05). */
export function bindAddress(
  { oneProxy, root }: Pick<SiteConfig, "oneProxy" | "root">,
  { id, openid, unionid, deviceId, redirect_uri }: BindParameters,
): string {
  const query = Object.entries({ id, openid, unionid, deviceId, redirect_uri })
    .filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  const path = oneProxy ? `/${root}/login/pc_bind_all/index.html` : "/bind/";
  return query === "" ? path : `${path}?${query}`;
}

/** The bind page's parameters; a login page knows only the person's target. */
export const bindParametersOf = (href: string): BindParameters =>
  textsOf((name) => parameterOf(href, name), [...BIND_NAMES, "redirect_uri"]);

const personIn = (data: Readonly<Record<string, unknown>>): LoggedInPerson => ({
  unitType: numberOf(data.unitType, 2),
  unitId: textOf(data.unitId),
  userType: numberOf(data.userType, 1),
});

function textsOf<Name extends string>(
  read: (name: Name) => unknown,
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = textOf(read(name));
    if (value) texts[name] = value;
  }
  return texts;
}
