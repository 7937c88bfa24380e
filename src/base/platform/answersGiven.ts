import { isPlainObject } from "../core/wire/isPlainObject";
import { nextTask } from "./nextTask";
import type { Http } from "./ports";

/** What a GET carries so that no cache answers it; it says nothing about the answer. */
const CACHE_BUSTER = /[?&]_=\d+$/;

/**
 * A transport for a page that carries the answers to the first calls it makes, by their addresses: each answers the first call
 * of its address in the network's place, and later ones are sent. Once the page changes something, what is left of
 * them may be wrong. Anything that is no table of answers is as none.
 */
export function withAnswersGiven(http: Http, given: unknown): Http {
  const answers = new Map(isPlainObject(given) ? Object.entries(given) : []);
  return {
    send: async (request, signal, progress) => {
      const asked = request.url.replace(CACHE_BUSTER, "");
      const known = [...answers.keys()].find((address) => asked.endsWith(address));
      if (request.method !== "GET") answers.clear();
      if (request.method !== "GET" || known === undefined) return http.send(request, signal, progress);
      const text = JSON.stringify(answers.get(known));
      answers.delete(known);
      // In a task of its own, as an answer of the network: reading many answers at once would block the page.
      await nextTask();
      return { kind: "answered", status: 200, statusText: "OK", body: { text } };
    },
  };
}
