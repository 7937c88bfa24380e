import type { FastifyInstance, FastifyRequest } from "fastify";
import { admit, type AdmittedCall } from "./admit";
import type { Me } from "./auth/sessionModel";
import { addressKey } from "./auth/throttleRules";
import { cutOff } from "./cutOff";
import { refusals } from "./envelope";
import type { Services } from "./services";
import { Places } from "./work/places";
import { startTimer, type StartTimer } from "./work/startTimer";
import { stillWorking } from "./work/workQueue";

/** As many uploads of one person come in at once: the chunks of several files. */
export const UPLOADS = 24;
/** After how many seconds a person with that many under way may send another. */
const AGAIN = 5;

/** How long bodies come in. */
export interface BodyRules {
  /** The places of which a body takes one; refuses, by its head, what is not to come in at all. */
  readonly placesFor: (request: FastifyRequest, me: Me | null) => Places | Promise<Places>;
  /** Milliseconds within which the body has to be there, after which its place is free; without, it has it until the answer. */
  readonly arriveMs?: number;
}

/** So many places for each person, for as long as their bodies are worked on. */
export const placesEach = (each: number): BodyRules => {
  const places = new Places({ each });
  return { placesFor: () => places };
};

/** Who sends a request: a person, or without a session an address. */
const senderOf = (request: FastifyRequest, me: Me | null): string => me?.id ?? addressKey(request.ip);

/** Lets long bodies in: none is read before it is known that its sender may send it, and does not send ever more at once. */
export class LongBodies {
  readonly #admitted = new WeakMap<FastifyRequest, Me | null>();

  constructor(
    private readonly services: Pick<Services, "sessions" | "site">,
    private readonly rules: BodyRules,
    private readonly timer: StartTimer = startTimer,
  ) {}

  /** Admits the calls of a scope of the server before their bodies come in. */
  guard(scope: FastifyInstance, spec: AdmittedCall): void {
    const { placesFor, arriveMs } = this.rules;
    scope.addHook("preParsing", async (request, reply) => {
      const me = await admit(spec, request, reply, this.services);
      const places = await placesFor(request, me);
      const giveBack = places.take(senderOf(request, me), () => cutOff(request, reply, stillWorking(AGAIN)));
      if (!giveBack) throw stillWorking(AGAIN);
      const cancel = arriveMs && this.timer(() => cutOff(request, reply, refusals.tooSlow()), arriveMs);
      const end = () => {
        giveBack();
        if (cancel) cancel();
      };
      if (arriveMs) request.raw.once("end", end);
      reply.raw.once("close", end);
      if (reply.raw.destroyed) end();
      this.#admitted.set(request, me);
    });
  }

  /** Who has sent the body; undefined where it was not looked at here. */
  senderOf(request: FastifyRequest): Me | null | undefined {
    return this.#admitted.get(request);
  }
}
