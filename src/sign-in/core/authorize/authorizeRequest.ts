import { joinParts, parameterOf, partsOf, withoutParameters } from "../../../base/core/address/address";
import { allowedTarget } from "../../../base/core/address/redirect";

/** What an application asks of the authorize page, by OAuth's own names. */
export interface AuthorizeRequest {
  readonly clientId: string;
  /** Empty = missing. */
  readonly redirectUri: string;
  /** What it wants back; a code is all that there is, also where it does not say. */
  readonly responseType: string | null;
  readonly state: string | null;
  readonly scope: string | null;
  readonly challenge: string | null;
  readonly challengeMethod: string | null;
  /** The application wants the person to be asked, whatever they allowed before. */
  readonly asksAgain: boolean;
}

/** Reads the request from the page's address; null without a client id [AUTH-12]. */
export function readAuthorizeRequest(href: string): AuthorizeRequest | null {
  const clientId = parameterOf(href, "client_id") ?? "";
  if (clientId === "") return null;
  return {
    clientId,
    redirectUri: parameterOf(href, "redirect_uri") ?? "",
    responseType: parameterOf(href, "response_type"),
    state: parameterOf(href, "state"),
    scope: parameterOf(href, "scope"),
    challenge: parameterOf(href, "code_challenge"),
    challengeMethod: parameterOf(href, "code_challenge_method"),
    asksAgain: (parameterOf(href, "prompt") ?? "").split(" ").includes("consent"),
  };
}

/** Whether the application wants something back that is none of the portal's to give: a token, say (RFC 6749, 4.2). */
export const wantsOther = ({ responseType }: Pick<AuthorizeRequest, "responseType">): boolean =>
  responseType !== null && responseType !== "" && responseType !== "code";

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Whether an address could be gone back to at all: absolute, http(s), written plainly and without a fragment. Whether it
 * is the application's, the platform alone knows.
 */
export function isReturnAddress(address: string): boolean {
  const origin = ORIGIN.exec(address)?.[0];
  if (origin === undefined || address.includes("#")) return false;
  return allowedTarget(address, { allowedOrigins: [origin] }, "") !== null;
}

/** The host of a return address, for people. */
export const hostOf = (address: string): string => ORIGIN.exec(address)?.[0].replace(/^.*\/\//, "") ?? "";

/** A return address with an answer in it; what it had of these names itself goes. */
export function returnAddress(address: string, answer: Readonly<Record<string, string | null>>): string {
  const parts = partsOf(withoutParameters(address, (name) => Object.hasOwn(answer, name)));
  const added = Object.entries(answer).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return joinParts({ ...parts, search: [...(parts.search ? [parts.search] : []), ...added].join("&") });
}
