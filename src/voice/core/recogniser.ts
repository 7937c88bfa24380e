import { withoutEnd } from "../../base/core/text/withoutEnds";
import { allowedTarget } from "../../base/core/address/redirect";
import type { SiteConfig } from "../../base/core/site/siteConfig";
import { numberOf, recordOf, textOf } from "../../base/core/wire/read";

/** What lets a browser in at the recogniser, and where that is. */
export interface VoiceToken {
  readonly token: string;
  readonly appKey: string;
  readonly url: string;
}

/** What a bare token may look like: the letters of a header's value, and no page of a gateway's. */
const BARE_TOKEN = /^(?!<)[\x21-\x7e]{1,4096}$/;

/**
 * Reads the platform's answer: a record, or the token alone. The site's application key goes before the answer's, as its recogniser
 * does before the answer's address. Null where there is no token, or no recogniser that it is for [VOICE-02].
 */
export function readVoiceToken(
  data: unknown,
  { recogniser, recogniserAppKey }: Pick<SiteConfig, "recogniser" | "recogniserAppKey">,
): VoiceToken | null {
  const wire = typeof data === "string" && BARE_TOKEN.test(data) ? { token: data } : recordOf(data);
  const token = textOf(wire["token"]);
  const url = textOf(wire["url"]);
  if (token === "" || (url === "" && recogniser === null)) return null;
  return { token, appKey: recogniserAppKey ?? textOf(wire["appKey"]), url };
}

const originOf = (address: string): string | null => /^https?:\/\/[^/?#]+/i.exec(address)?.[0] ?? null;

/** The origins of a site's recogniser, beside our own. */
export const recogniserOrigins = ({ recogniser }: Pick<SiteConfig, "recogniser">): readonly string[] =>
  [recogniser === null ? null : originOf(recogniser)].filter((origin) => origin !== null);

/** How a recording is asked about; a command needs no punctuation. */
const ASKED = "format=wav&sample_rate=16000&enable_punctuation_prediction=false";

/**
 * The address to which a recording is sent, by the short-sentence form; null where that is neither our own origin nor the one that the
 * site has named. The site's address goes before the token's [VOICE-02].
 */
export function recogniserAddress(
  { url, appKey }: Pick<VoiceToken, "url" | "appKey">,
  site: Pick<SiteConfig, "recogniser">,
  origin: string,
): string | null {
  const rules = { allowedOrigins: recogniserOrigins(site) };
  const base = allowedTarget(site.recogniser ?? url, rules, origin);
  if (base === null) return null;
  const [address = ""] = base.split(/[?#]/, 1);
  return `${withoutEnd(address, /\//)}/stream/v1/asr?appkey=${encodeURIComponent(appKey)}&${ASKED}`;
}

/** Why a recogniser has not answered: its token is no good, there is too much to do, or something else. */
export type RecogniserFault = "token" | "busy" | "recogniser";

const SUCCESS = 20_000_000;
const NO_TOKEN = new Set([40_000_001, 40_000_002]);
const TOO_MUCH = new Set([40_000_005]);
/** Nothing was heard. */
const SILENCE = new Set([41_010_105]);

/** What the recogniser answered: the sentence, which is empty where it heard none, or a fault. */
export function readRecognised(
  httpStatus: number,
  text: string,
): { readonly sentence: string } | { readonly fault: RecogniserFault } {
  const wire = recordOf(text);
  const status = numberOf(wire.status, null);
  if (httpStatus === 401 || httpStatus === 403 || (status !== null && NO_TOKEN.has(status)))
    return { fault: "token" };
  if (httpStatus === 429 || httpStatus === 503 || (status !== null && TOO_MUCH.has(status)))
    return { fault: "busy" };
  if (status !== null && SILENCE.has(status)) return { sentence: "" };
  if (httpStatus < 200 || httpStatus > 299 || status !== SUCCESS) return { fault: "recogniser" };
  return { sentence: textOf(wire.result) };
}

/** The address that a phrase means, as the platform answers it; null where it names none. */
export const readFoundAddress = (data: unknown): string | null => textOf(recordOf(data).url) || null;

/** A place of the portal by its route, or another address; null where it may not be gone to. */
export type VoiceTarget = { readonly route: string } | { readonly url: string };

/** Where a found address leads: allowed targets only [VOICE-01]. */
export function voiceTarget(
  address: string,
  site: Pick<SiteConfig, "allowedOrigins">,
  origin: string,
): VoiceTarget | null {
  const target = allowedTarget(address, site, origin);
  if (target === null) return null;
  // The portal's routes are the same on each of its pages, and this is one of them.
  const route = target.startsWith(`${origin}/`) ? /^[^#]*#(\/.*)$/.exec(target)?.[1] : undefined;
  return route === undefined ? { url: target } : { route };
}
