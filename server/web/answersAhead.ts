import type { FastifyInstance, FastifyRequest } from "fastify";
import { calls } from "../../contract/paths";
import { hasNeighbours } from "../platform/auth/cookies";
import type { SiteConfig } from "../settings/site";

/** What of a request its answers depend on beside its cookies. */
const FORWARDED = ["host", "user-agent", "accept-language"] as const;

/** The page asks like a proxy on this machine, which names the client. */
const PROXY = "127.0.0.1";

/** How long a page waits for them, milliseconds: longer than a database takes, shorter than people look at an empty page. */
export const AHEAD_MS = 300;

/** What a promise comes to, or null where it fails or is late. */
function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), milliseconds);
    promise
      .then(resolve, () => resolve(null))
      .finally(() => {
        clearTimeout(timer);
      });
  });
}

/**
 * Answers the calls that every account page begins with, so that it carries the school and the providers people may sign in by
 * and need not ask for them: each would be one more trip over the network. They are asked of the platform as the page
 * would ask; one that fails, or is late, is left for the page to ask.
 */
export async function answersAhead(
  app: Pick<FastifyInstance, "inject">,
  request: Pick<FastifyRequest, "headers" | "hostname" | "ip" | "protocol">,
  { unitId }: Pick<SiteConfig, "unitId">,
): Promise<Readonly<Record<string, unknown>>> {
  const { headers, ip, protocol } = request;
  const asked = {
    ...Object.fromEntries(FORWARDED.map((name) => [name, headers[name] ?? ""])),
    // A document brings no key by which our cookie could be told from a neighbour's, so no session decides its school.
    ...(!hasNeighbours(request) && { cookie: headers.cookie ?? "" }),
    "x-forwarded-for": ip,
    "x-forwarded-proto": protocol,
  };
  const { unitConfig, socialInfo } = calls;
  const answers = await Promise.all(
    [unitConfig, socialInfo].map(async ({ path }) => {
      const query = path === unitConfig.path && unitId !== null ? { unitId } : {};
      const asking = app.inject({ method: "GET", url: path, query, headers: asked, remoteAddress: PROXY });
      const answer = await inTime(asking, AHEAD_MS);
      return [path, answer?.statusCode === 200 ? answer.json<{ status: number }>() : null] as const;
    }),
  );
  return Object.fromEntries(answers.filter(([, answer]) => answer?.status === 200));
}
