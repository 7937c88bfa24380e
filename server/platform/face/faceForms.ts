import type { FastifyRequest } from "fastify";
import { browserKeyOf } from "../auth/cookies";
import type { Me } from "../auth/sessionModel";
import { textIn } from "../forms";
import { LongBodies } from "../longBodies";
import type { Services } from "../services";
import { Places } from "../work/places";
import type { StartTimer } from "../work/startTimer";
import { faceRefusals } from "./faceRefusals";

/**
 * As many forms with pictures of faces come in at once: of people with a session, of addresses with tries that were begun, and of addresses that
 * name none before their pictures, as clients do that were written before tries had names. A school has one address.
 */
const PLACES = {
  session: { each: 4, together: 16, patience: 10_000 },
  begun: { each: 8, together: 16, patience: 10_000 },
  unnamed: { each: 2, together: 4, patience: 10_000 },
} as const;

/** A form has to be there within this time, milliseconds. */
const ARRIVE_MS = 60_000;

/** The name of a try, where a form has it in its address. */
export const nonceIn = ({ query }: { readonly query: unknown }): string | null =>
  textIn(query, "nonce") || null;

/**
 * Lets forms with pictures of faces in. Those without a session have places of their own, which most of them get only with a try that was
 * begun in their browser: nobody keeps faces from others by sending forms slowly [FACE-07, SEC-06].
 */
export function createFaceForms(
  services: Pick<Services, "sessions" | "site" | "faces">,
  timer?: StartTimer,
): LongBodies {
  const session = new Places(PLACES.session);
  const begun = new Places(PLACES.begun);
  const unnamed = new Places(PLACES.unnamed);
  const placesFor = async (request: FastifyRequest, me: Me | null): Promise<Places> => {
    if (me) return session;
    const nonce = nonceIn(request);
    if (nonce === null) return unnamed;
    const trial = await services.faces.challenges.find({
      nonce,
      purpose: "login",
      key: browserKeyOf(request),
    });
    if (!trial) throw faceRefusals.tryOver();
    return begun;
  };
  return new LongBodies(services, { placesFor, arriveMs: ARRIVE_MS }, timer);
}
