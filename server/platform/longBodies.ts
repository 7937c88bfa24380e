import type { FastifyInstance, FastifyRequest } from "fastify";
import { admit, type AdmittedCall } from "./admit";
import type { Me } from "./auth/sessionModel";
import type { Services } from "./services";
import { Places } from "./work/places";
import { stillWorking } from "./work/workQueue";

/** As many uploads of one person come in at once: the chunks of several files. */
export const UPLOADS = 24;
/** After how many seconds a person with that many under way may send another. */
const AGAIN = 5;

/** Lets long bodies in: none is read before it is known that its sender may send it, and does not send ever more at once. */
export class LongBodies {
  readonly #places: Places;
  readonly #together: Places;
  readonly #admitted = new WeakMap<FastifyRequest, Me | null>();

  constructor(
    private readonly services: Services,
    most: number,
    /** As many of all people at once, for calls that need no session. */
    together = Infinity,
  ) {
    this.#places = new Places(most);
    this.#together = new Places(together);
  }

  /** Admits the calls of a scope of the server before their bodies come in. */
  guard(scope: FastifyInstance, spec: AdmittedCall): void {
    scope.addHook("preParsing", async (request, reply) => {
      const me = await admit(spec, request, reply, this.services);
      const own = this.#places.take(me?.id ?? request.ip);
      const common = own && this.#together.take("all");
      if (!common) own?.();
      if (!own || !common) throw stillWorking(AGAIN);
      const giveBack = () => {
        own();
        common();
      };
      reply.raw.once("close", giveBack);
      if (reply.raw.destroyed) giveBack();
      this.#admitted.set(request, me);
    });
  }

  /** Who has sent the body; undefined where it was not looked at here. */
  senderOf(request: FastifyRequest): Me | null | undefined {
    return this.#admitted.get(request);
  }
}
