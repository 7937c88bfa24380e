import { uaa } from "../../../contract/uaa";
import { send } from "../api/send";
import { SESSION_LOCK } from "../api/sessionLock";
import type { ApiWorld, RenewalEnd, RenewalOptions } from "../api/world";
import {
  stepRenewal,
  type RenewalEffect,
  type RenewalEvent,
  type RenewalOutcome,
  type RenewalState,
} from "../core/session/renewal";
import { settle, verdictOf, type Answer } from "../core/wire/answer";
import type { Failure } from "../core/wire/failure";
import { identify } from "./identify";

/**
 * Milliseconds each call of a renewal waits for its answer: less than the platform’s grace for a lost one. The renewal
 * holds the lock of all tabs, which an unresponsive network must not block for them.
 */
export const RENEWAL_TIMEOUT_MS = 10_000;

/** The result of one effect, and why, if the platform did not answer about the session. */
interface EffectEnd {
  readonly result: Extract<RenewalEvent, { type: "answered" }>["result"];
  readonly error?: Failure | undefined;
}

/**
 * Renews the session, one tab at a time: performs the flow of `src/base/core/session/renewal.ts`. `sentWith` is the stamp the failed
 * call carried. A session that another tab begins during the request has to be verified again, so the stamp is read
 * before.
 */
export function renewSession(
  world: ApiWorld,
  sentWith: string | null,
  { refreshOnly = false }: RenewalOptions = {},
): Promise<RenewalEnd> {
  const { ports, settings } = world;
  const hasClientId = settings.clientId !== null && !refreshOnly;
  const context = { hasClientId, personKnown: world.whoIsHere() !== null };
  const renewedElsewhere = () => world.stamp() !== sentWith;

  return ports.locks.run(SESSION_LOCK, async () => {
    let [state, effect] = stepRenewal(
      "waiting",
      { type: "entered", renewedElsewhere: renewedElsewhere() },
      context,
    );
    let stamp = world.stamp();
    let error: Failure | undefined;
    while (effect !== null) {
      if (effect === "identify") stamp = world.stamp();
      const answered: EffectEnd = await EFFECTS[effect](world);
      const { result } = answered;
      error = answered.error;
      const event: RenewalEvent = { type: "answered", result, renewedElsewhere: renewedElsewhere() };
      if (result === "yes" && effect !== "identify") {
        stamp = `${ports.clock.now()}.${ports.random.id()}`;
        ports.storage.write("sessionStamp", stamp);
      }
      [state, effect] = stepRenewal(state, event, context);
    }
    return { outcome: outcomeOf(state), stamp, error };
  });
}

const EFFECTS: Readonly<Record<RenewalEffect, (world: ApiWorld) => Promise<EffectEnd>>> = {
  refresh: async (world) => resultOf(await send(world, uaa.refresh, undefined, RENEWAL_TIMEOUT_MS)),
  logInClient: async (world) => {
    const payload = { userClientId: world.settings.clientId };
    return resultOf(await send(world, uaa.loginUserClient, payload, RENEWAL_TIMEOUT_MS));
  },
  identify: async (world) => ({ result: await identify(world) }),
};

/** No person is signed out because the platform did not answer about the session. */
function resultOf(answer: Answer): EffectEnd {
  const verdict = verdictOf(answer);
  return verdict === "unknown" ? { result: "unreachable", error: settle(answer).error } : { result: verdict };
}

const outcomeOf = (state: RenewalState): RenewalOutcome =>
  typeof state === "string" ? "lapsed" : state.done;
