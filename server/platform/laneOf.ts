import type { FastifyRequest } from "fastify";
import { tokensOf } from "./auth/cookies";
import { addressKey } from "./auth/throttleRules";
import type { Lane } from "./work/lanes";

const lanes = new WeakMap<FastifyRequest, Lane>();

/**
 * The lane of a request: that of its address and session until it is known whose session that is, then the person's. It is kept by
 * the request, as a body comes in by events of the connection, which know nothing of the work that goes on.
 */
export function laneOf(request: FastifyRequest): Lane {
  const known = lanes.get(request);
  if (known) return known;
  const lane = { path: ["address", addressKey(request.ip), tokensOf(request).access.secrets[0] ?? ""] };
  lanes.set(request, lane);
  return lane;
}
