import type { FastifyInstance, FastifyRequest } from "fastify";
import { calls } from "../../contract/calls";
import { encodeQuery } from "../../src/base/core/wire/formBody";
import { hasNeighbours } from "../platform/auth/cookies";
import type { SiteConfig } from "../settings/site";

/** What of a request its answers depend on beside its cookies. */
const FORWARDED = ["host", "user-agent", "accept-language"] as const;

/** The page asks like a proxy on this machine, which names the client. */
const PROXY = "127.0.0.1";

/** How long a page waits for them, milliseconds: longer than a database takes, shorter than people look at an empty page. */
export const AHEAD_MS = 300;

/** What a promise comes to, or null where it fails or is late. */
export function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), milliseconds);
    promise
      .then(resolve, () => resolve(null))
      .finally(() => {
        clearTimeout(timer);
      });
  });
}

/** As much of a request as its answers depend on. */
export type AskedBy = Pick<FastifyRequest, "headers" | "hostname" | "ip" | "protocol">;

/** Asks the platform what the page of a request would ask it; the status is 0 where nothing comes in time. */
export function askerFor(
  app: Pick<FastifyInstance, "inject">,
  request: AskedBy,
): (url: string) => Promise<{ readonly status: number; readonly text: string }> {
  const { headers, ip, protocol } = request;
  const asked = {
    ...Object.fromEntries(FORWARDED.map((name) => [name, headers[name] ?? ""])),
    // A document brings no key by which our cookie could be told from a neighbour's, so no session decides its answers.
    ...(!hasNeighbours(request) && { cookie: headers.cookie ?? "" }),
    "x-forwarded-for": ip,
    "x-forwarded-proto": protocol,
  };
  return async (url) => {
    const asking = app.inject({ method: "GET", url, headers: asked, remoteAddress: PROXY });
    const answer = await inTime(asking, AHEAD_MS);
    return { status: answer?.statusCode ?? 0, text: answer?.body ?? "" };
  };
}

/** Answers by the addresses that were asked, from which each page takes the ones it would ask for. */
export type Answers = Readonly<Record<string, unknown>>;

/** The envelope of an answer that succeeded; null of any other. */
export function envelopeIn({ status, text }: { readonly status: number; readonly text: string }): unknown {
  if (status !== 200) return null;
  const envelope = JSON.parse(text) as { readonly status: number };
  return envelope.status === 200 ? envelope : null;
}

/**
 * Answers the calls that every account page begins with, so that it carries the school and the providers people may sign in by
 * and need not ask for them: each would be one more trip over the network. They are asked of the platform as the page
 * would ask; one that fails, or is late, is left for the page to ask.
 */
export async function answersAhead(
  app: Pick<FastifyInstance, "inject">,
  request: AskedBy,
  { unitId }: Pick<SiteConfig, "unitId">,
): Promise<Answers> {
  const ask = askerFor(app, request);
  const { unitConfig, socialInfo } = calls;
  const addresses = [
    unitConfig.path + (unitId === null ? "" : `?${encodeQuery({ unitId })}`),
    socialInfo.path,
  ];
  const answers = await Promise.all(
    addresses.map(async (address) => [address, envelopeIn(await ask(address))] as const),
  );
  return Object.fromEntries(answers.filter(([, answer]) => answer !== null));
}
