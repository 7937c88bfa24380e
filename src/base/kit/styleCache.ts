import createCache, { type EmotionCache } from "@emotion/cache";

/** The nonce of the page's policy, or undefined where there is none. Browsers hide the attribute but keep the property. */
export function pageNonce(page: Document): string | undefined {
  const nonce = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return nonce === "" ? undefined : nonce;
}

/**
 * Where the components' styles go: into style elements that carry the page's nonce [SEC-01]. Rules share elements, in
 * development too: with an element for each rule, stories and component tests took twice the time. The `key` begins the names of its
 * classes: an application in the lab has another than the page.
 */
export const createStyleCache = (nonce?: string, key = "p"): EmotionCache =>
  createCache({
    key,
    prepend: true,
    speedy: true,
    ...(nonce !== undefined && { nonce }),
  });
