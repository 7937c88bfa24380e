import { VIA } from "../../settings/via";
import type { Headers } from "./answerHeaders";

/** Headers that end at each server on the way. */
const HOP_BY_HOP =
  /^(connection|keep-alive|te|trailer|transfer-encoding|upgrade|http2-settings|expect|proxy-.*)$/;
/**
 * Headers by which a server in front says who asks, from where, or for what in truth. This one is in front: what came in
 * under these names is an anonymous sender's word. `_` counts as `-`, as it does to many servers.
 */
const SAID_IN_FRONT: readonly RegExp[] = [
  // The way of a request, and its true address.
  /^(forwarded|via|(x-)?forwarded-.*|x-original-.*|x-rewrite-.*|x-envoy-.*|x-host|x-http-host-override)$/,
  // The address of the client.
  /^((x-)?(real|client|cluster-client|true-client|fastly-client|fly-client|proxyuser)-ip|x-azure-.*|cf-connecting-.*)$/,
  // The account and the certificate of the client.
  /^((x-)?remote-.*|(x-)?ssl-.*|x-auth-request-.*|(x-)?client-(cert|dn|verify).*|x-arr-.*|x-amzn-(mtls|oidc)-.*|x-ms-client-principal.*|x-goog-(authenticated|iap)-.*)$/,
  // Programs that are started for a request take this one for the proxy that they should use.
  /^proxy$/,
  // Another method than that by which the address was allowed.
  /^x-(http-)?method(-override)?$/,
];

const isEndToEnd = (name: string): boolean => {
  const plain = name.replaceAll("_", "-");
  return !HOP_BY_HOP.test(plain) && !SAID_IN_FRONT.some((pattern) => pattern.test(plain));
};

/** A request that is to be forwarded. */
export interface Asking {
  readonly method: string;
  readonly headers: Headers;
  /** The browser's address. */
  readonly ip: string;
  /** As the browser writes them. */
  readonly protocol: string;
  readonly host: string;
}

/**
 * The headers with which a request goes to the platform: the browser's own, as if it had asked the platform itself, and by whom
 * the request was made.
 */
export function requestHeaders({ method, headers, ip, protocol, host }: Asking, platform: URL): Headers {
  const kept = Object.entries(headers).filter(([name]) => isEndToEnd(name));
  const isOwn = headers["origin"] === `${protocol}://${host}`;
  const { "content-length": length, ...rest } = Object.fromEntries(kept);
  // The body of a request that reads stays behind, so its length does as well.
  const hasLength = length !== undefined && method !== "GET" && method !== "HEAD";
  return {
    ...rest,
    ...(hasLength ? { "content-length": length } : {}),
    ...(isOwn ? { origin: platform.origin } : {}),
    host: platform.host,
    "x-forwarded-for": ip,
    "x-forwarded-host": host,
    "x-forwarded-proto": protocol,
    via: VIA,
  };
}
