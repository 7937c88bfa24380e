import type { Language } from "../../base/core/language/languages";
import { segmentOf } from "../../base/core/wire/url";
import { joinParts, parameterOf, partsOf, withoutParameters } from "../../base/core/address/address";
import { allowedTarget, type TargetRules } from "../../base/core/address/redirect";
import { listOf, recordOf, textOf } from "../../base/core/wire/read";

/** How long a person may be away at a provider, milliseconds (AUTH-13). */
export const TRIP_LIFETIME = 10 * 60_000;

/** What every provider shows of itself. */
interface Face {
  readonly id: string;
  /** For people, perhaps bilingual. */
  readonly name: string;
  readonly logo: string | null;
}

/** A provider that people can leave for to sign in there. */
export interface RedirectProvider extends Face {
  readonly kind: "redirect";
  /** The portal's own id at the provider. */
  readonly appId: string;
  /** The provider's page, absolute. */
  readonly address: string;
}

/** A provider whose code is scanned by a phone, on which the person signs in and confirms. */
export interface QrProvider extends Face {
  readonly kind: "qr";
}

/** Another way of signing in. */
export type SocialProvider = RedirectProvider | QrProvider;

/** Where a tab's last sign-in through a provider began; kept for the session and good for one return. */
export interface SocialTrip {
  readonly provider: string;
  readonly nonce: string;
  /** When it began, milliseconds since 1970. */
  readonly at: number;
  /** The login page as it was left, without its origin: its target survives the trip. */
  readonly from: string;
}

/**
 * The providers that can be drawn, of what the platform offers. One that leads to an address that is not allowed is left
 * out, and so is a kind that we know nothing of.
 */
export function readProviders(wire: unknown, site: TargetRules, origin: string): readonly SocialProvider[] {
  const known = new Map<string, SocialProvider>();
  for (const item of listOf(wire)) {
    const provider = readProvider(item, site, origin);
    if (provider && !known.has(provider.id)) known.set(provider.id, provider);
  }
  return [...known.values()];
}

/** One provider as the platform describes it, or null where it cannot be used. */
export function readProvider(answer: unknown, site: TargetRules, origin: string): SocialProvider | null {
  const wire = recordOf(answer);
  const id = textOf(wire.providerId);
  if (segmentOf("state", id) === null) return null;
  const face = { id, name: textOf(wire.providerName) || id, logo: allowedTarget(wire.logo, site, origin) };
  const kind = textOf(wire.providerType) || "redirect";
  if (kind === "qr") return { ...face, kind };
  const address = allowedTarget(wire.providerAppLoginUrl, site, origin);
  if (kind !== "redirect" || address === null) return null;
  return { ...face, kind, appId: textOf(wire.providerAppId), address };
}

/** The OAuth state of a trip: the provider, and chance that only this tab knows. */
export const stateOf = ({ provider, nonce }: SocialTrip): string => `${provider}.${nonce}`;

/** The parameters of the provider's page besides those of its own address. */
export interface ProviderRequest {
  readonly trip: SocialTrip;
  /** The login page of the portal, absolute and without a query. */
  readonly redirectUri: string;
  readonly language: Language;
}

/** The address of the provider's page for a trip, by OAuth's own names. Our parameters replace its own. */
export function providerAddress(
  { address, appId }: RedirectProvider,
  { trip, redirectUri, language }: ProviderRequest,
): string {
  const ours: Readonly<Record<string, string>> = {
    response_type: parameterOf(address, "response_type") ?? "code",
    client_id: appId,
    redirect_uri: redirectUri,
    state: stateOf(trip),
    ui_locales: language,
  };
  const parts = partsOf(withoutParameters(address, (name) => Object.hasOwn(ours, name)));
  const added = Object.entries(ours).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const search = [...(parts.search === null ? [] : [parts.search]), ...added].join("&");
  return joinParts({ ...parts, search });
}

/** Whether an address without its origin, kept in a storage that anyone can write, is one of the portal's for every reader. */
export const isOwnAddress = (address: string): boolean => /^\/(?![/\\])[\x21-\x7e]*$/.test(address);

/** A trip as it is kept. */
export const formatTrip = (trip: SocialTrip): string => JSON.stringify(trip);

/** A kept trip, or null for anything else. */
export function parseTrip(text: string | null): SocialTrip | null {
  const { provider, nonce, at, from } = recordOf(text);
  const whole =
    typeof provider === "string" &&
    segmentOf("state", provider) !== null &&
    typeof nonce === "string" &&
    nonce !== "" &&
    typeof at === "number" &&
    typeof from === "string" &&
    isOwnAddress(from);
  return whole ? { provider, nonce, at, from } : null;
}
