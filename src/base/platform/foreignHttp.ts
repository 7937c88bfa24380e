import { BROWSER_KEY_HEADER } from "../core/wire/browserKey";
import { createHttp } from "./http";
import type { Clock, Http } from "./ports";

/**
 * A transport to services that are not the platform, such as a speech recogniser: without cookies, without the browser's key, without
 * our address, and to no other place that an answer names.
 */
export const createForeignHttp = (
  clock: Clock,
  fetcher: typeof fetch = (input, init) => fetch(input, init),
): Http =>
  createHttp((input, init) => {
    const headers = new Headers(init?.headers);
    headers.delete(BROWSER_KEY_HEADER);
    return fetcher(input, {
      ...init,
      headers,
      credentials: "omit",
      referrerPolicy: "no-referrer",
      redirect: "error",
    });
  }, clock);
