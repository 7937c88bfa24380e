import type { FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "../../contract/calls";
import { clearNeighbours, formTokenOf, tokensOf } from "./auth/cookies";
import type { Me } from "./auth/sessionModel";
import { OPEN_BODY_LIMIT } from "./bodyLimits";
import { refusals } from "./envelope";
import type { Services } from "./services";
import { laneOf } from "./laneOf";
import type { CallsEach } from "./work/callsEach";
import { inLane, moveToLaneOf } from "./work/lanes";

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
export const admit = (...call: Parameters<typeof admitInLane>): Promise<Me | null> =>
  inLane(laneOf(call[1]), () => admitInLane(...call));

async function admitInLane(
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

/** Who sends a call, which is known before its body is read. */
export interface Admission {
  readonly preParsing: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly senderOf: (request: FastifyRequest) => Me | null;
}

/** Whether the body of a call may be longer than one that comes without a session. */
const isLong = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > OPEN_BODY_LIMIT;

/**
 * Resolves once a body is there, or will not come. When a body is refused for its length, its request never ends or closes; only the
 * answer does.
 */
const arrival = ({ raw }: FastifyRequest, { raw: answer }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    raw.once("end", resolve).once("close", resolve);
    answer.once("close", resolve);
    if (raw.destroyed || answer.destroyed) resolve();
  });

/** Waits until it is the turn of a body among those of the same person: those that wait lie unread at the connection. */
const turnOf = (request: FastifyRequest, reply: FastifyReply, me: Me, bodies: CallsEach): Promise<void> =>
  new Promise((resolve, reject) => {
    const arriving = () => {
      resolve();
      return arrival(request, reply);
    };
    bodies.run(me.id, arriving).catch(reject);
  });

/** Admits a call by its head: no body is read of those who may not send one, and few at once of those who may [SEC-06]. */
export function admission(
  spec: AdmittedCall,
  services: Pick<Services, "sessions" | "site" | "bodiesEach">,
): Admission {
  const senders = new WeakMap<FastifyRequest, Me | null>();
  return {
    preParsing: async (request, reply) => {
      const me = await admit(spec, request, reply, services);
      senders.set(request, me);
      if (me && isLong(request)) await turnOf(request, reply, me, services.bodiesEach);
    },
    senderOf: (request) => senders.get(request) ?? null,
  };
}
