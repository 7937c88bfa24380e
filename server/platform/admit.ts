import type { FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "../../contract/paths";
import { clearNeighbours, formTokenOf, tokensOf } from "./auth/cookies";
import type { Me } from "./auth/sessionModel";
import { refusals } from "./envelope";
import type { Services } from "./services";
import { moveToLaneOf } from "./work/lanes";

/** Whether a form was sent by a page of this very host. */
export function sameOrigin(request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** As much of a call as decides who is let in. */
export type AdmittedCall = Pick<Call, "method" | "mutates" | "formPost" | "open">;

/**
 * A call that changes something must carry the device header, which no foreign page can send. A real form cannot
 * either, so its Origin has to be ours.
 */
function requireOrigin(spec: AdmittedCall, request: FastifyRequest, deviceHeader: string): void {
  if (spec.method === "GET" && !spec.mutates) return;
  const known = spec.formPost
    ? sameOrigin(request)
    : request.headers[deviceHeader.toLowerCase()] !== undefined;
  if (!known) throw refusals.noDevice();
}

/** Who asks, or a refusal: the part of the rule that holds before the parameters are looked at. */
export async function admit(
  spec: AdmittedCall,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Services, "sessions" | "site">,
): Promise<Me | null> {
  requireOrigin(spec, request, services.site.headers.device);
  const access = spec.formPost ? formTokenOf(request) : tokensOf(request).access;
  const me = (await services.sessions.find(access)) ?? null;
  if (me) moveToLaneOf(me.id);
  if (me || spec.open) return me;
  // A cookie that opens no session may be a neighbour's, and must not come back.
  clearNeighbours(request, reply, 1);
  throw refusals.notSignedIn();
}
