import type { FastifyInstance, FastifyRequest } from "fastify";
import { calls } from "../../contract/paths";
import type { SiteConfig } from "../site";

/** What of a request its answers depend on: who asks, and from where. */
const FORWARDED = ["host", "cookie", "user-agent", "accept-language"] as const;

/**
 * Answers the calls that every login page begins with, so that it carries the school and the providers people may sign in by
 * and need not ask for them: each would be one more trip over the network. They are asked of the platform as the page
 * would ask; one that fails is left for the page to ask.
 */
export async function answersAhead(
  app: FastifyInstance,
  { headers, ip }: FastifyRequest,
  { unitId }: SiteConfig,
): Promise<Readonly<Record<string, unknown>>> {
  const asked = Object.fromEntries(FORWARDED.map((name) => [name, headers[name] ?? ""]));
  const { unitConfig, socialInfo } = calls;
  const answers = await Promise.all(
    [unitConfig, socialInfo].map(async ({ path }) => {
      const query = path === unitConfig.path && unitId !== null ? { unitId } : {};
      const answer = await app.inject({ method: "GET", url: path, query, headers: asked, remoteAddress: ip });
      return [path, answer.statusCode === 200 ? answer.json<{ status: number }>() : null] as const;
    }),
  );
  return Object.fromEntries(answers.filter(([, answer]) => answer?.status === 200));
}
