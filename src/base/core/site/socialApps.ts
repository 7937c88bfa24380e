import { isPlainObject } from "../wire/isPlainObject";
import { segmentOf } from "../wire/url";

/** A client with a provider of its own: how it is recognised, and where people inside it are led. */
export interface SocialApp {
  readonly client: "wechat" | "workWechat";
  /** Stands in what the browser calls itself, whatever the case. */
  readonly userAgent: string;
  /** The social provider's id; null = people see the login box. */
  readonly provider: string | null;
}

/** What holds where the site says nothing. WeChat Work says both names, so it comes first. */
export const SOCIAL_APPS: readonly SocialApp[] = [
  { client: "workWechat", userAgent: "wxwork", provider: null },
  { client: "wechat", userAgent: "MicroMessenger", provider: null },
];

/** The site's own list; a row that is not right counts as absent, and what is no list as not said. */
export const readSocialApps = (wire: unknown): readonly SocialApp[] =>
  Array.isArray(wire) ? wire.flatMap((row) => readSocialApp(row) ?? []) : SOCIAL_APPS;

function readSocialApp(wire: unknown): SocialApp | null {
  if (!isPlainObject(wire)) return null;
  const { client, userAgent, provider } = wire;
  if (client !== "wechat" && client !== "workWechat") return null;
  if (typeof userAgent !== "string" || userAgent === "") return null;
  const named = typeof provider === "string" && segmentOf("providerId", provider) !== null;
  return { client, userAgent, provider: named ? provider : null };
}

/** The provider that people inside this client are led to, or null for none. */
export const socialAppProvider = (
  client: string,
  { socialApps }: { readonly socialApps: readonly SocialApp[] },
): string | null => socialApps.find((app) => app.client === client)?.provider ?? null;
