import { accountCalls } from "../../contract/accountCalls";
import {
  step,
  type RenewalEffect,
  type RenewalEvent,
  type RenewalOutcome,
  type RenewalState,
} from "../core/sign-in/renewal";
import { whoIsHere } from "../core/sign-in/whoIsHere";
import { verdictOf, type Answer } from "../core/wire/answer";
import { personOf } from "../core/wire/user";
import { SESSION_LOCK } from "./sessionLock";
import { send } from "./send";
import type { ApiWorld } from "./world";

/** A renewal's end, and the way to force login, which is taken at most once for it. */
export interface Renewal {
  readonly outcome: RenewalOutcome;
  /** Has somebody sign in again, and resolves with what came of it for this page; `lapsed` where nobody has. */
  readonly forceLogin: () => Promise<RenewalOutcome>;
}

/**
 * Milliseconds each call of a renewal waits for its answer: less than the platform’s grace for a lost one. The renewal holds the lock of all tabs, which a silent
 * network must not keep from them.
 */
export const RENEWAL_TIMEOUT_MS = 10_000;

type Result = Extract<RenewalEvent, { type: "answered" }>["result"];

/** How a renewal ended, and the stamp of the session that this is sure of. */
export interface RenewalEnd {
  readonly outcome: RenewalOutcome;
  readonly stamp: string | null;
}

/**
 * Performs the flow of `core/session/renewal`, one tab at a time. `sentWith` is the stamp the failed call carried. What another
 * tab begins while the platform is being asked counts as not looked at, so the stamp is read before.
 */
export function renewSession(world: ApiWorld, sentWith: string | null): Promise<RenewalEnd> {
  const { ports, settings } = world;
  const context = { hasClientId: settings.clientId !== null, personKnown: world.whoIsHere() !== null };
  const renewedElsewhere = () => world.stamp() !== sentWith;

  return ports.locks.run(SESSION_LOCK, async () => {
    let [state, effect] = step("waiting", { type: "entered", renewedElsewhere: renewedElsewhere() }, context);
    let stamp = world.stamp();
    while (effect !== null) {
      if (effect === "identify") stamp = world.stamp();
      const result = await EFFECTS[effect](world);
      const event: RenewalEvent = { type: "answered", result, renewedElsewhere: renewedElsewhere() };
      if (result === "yes" && effect !== "identify") {
        stamp = ports.random.id();
        ports.storage.write("sessionStamp", stamp);
      }
      [state, effect] = step(state, event, context);
    }
    return { outcome: outcomeOf(state), stamp };
  });
}

const EFFECTS: Readonly<Record<RenewalEffect, (world: ApiWorld) => Promise<Result>>> = {
  refresh: async (world) => resultOf(await send(world, accountCalls.refresh, undefined, RENEWAL_TIMEOUT_MS)),
  logInClient: async (world) =>
    resultOf(
      await send(
        world,
        accountCalls.loginUserClient,
        { userClientId: world.settings.clientId },
        RENEWAL_TIMEOUT_MS,
      ),
    ),
  identify,
};

/** Asks whether the live session is that of the person whom the page shows. */
export async function identify(world: ApiWorld): Promise<Result> {
  const answer = await send(world, accountCalls.me, undefined, RENEWAL_TIMEOUT_MS);
  if (answer.kind === "content") return "unreachable";
  const who = whoIsHere(answer.kind === "failed" ? { error: answer.error } : { data: answer.envelope });
  if ("error" in who) return "unreachable";
  if (who.user === null) return "lapsed";
  return personOf(who.user) === world.whoIsHere() ? "yes" : "no";
}

/** Nobody is thrown out because the platform said nothing about the session. */
function resultOf(answer: Answer): Result {
  const verdict = verdictOf(answer);
  return verdict === "unknown" ? "unreachable" : verdict;
}

const outcomeOf = (state: RenewalState): RenewalOutcome =>
  typeof state === "string" ? "lapsed" : state.done;
