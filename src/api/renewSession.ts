import { calls } from "../../contract/paths";
import {
  step,
  type RenewalEffect,
  type RenewalEvent,
  type RenewalOutcome,
  type RenewalState,
} from "../core/session/renewal";
import { saysLapsed, verdictOf, type Answer } from "../core/wire/answer";
import { personOf, readUser } from "../core/wire/user";
import { send } from "./send";
import type { ApiWorld } from "./world";

/** A renewal's end, and the way to force login, which is taken at most once for it. */
export interface Renewal {
  readonly outcome: RenewalOutcome;
  /** Resolves with true once the same person has signed in again. */
  readonly forceLogin: () => Promise<boolean>;
}

/**
 * Milliseconds each call of a renewal waits for its answer: less than the platform’s grace for a lost one. The renewal holds the lock of all tabs, which a silent
 * network must not keep from them.
 */
export const RENEWAL_TIMEOUT_MS = 10_000;

type Result = Extract<RenewalEvent, { type: "answered" }>["result"];

/** Performs the flow of `core/session/renewal`, one tab at a time. `sentWith` is the stamp the failed call carried. */
export function renewSession(world: ApiWorld, sentWith: string | null): Promise<RenewalOutcome> {
  const { ports, settings } = world;
  const context = { hasClientId: settings.clientId !== null, personKnown: world.whoIsHere() !== null };
  const renewedElsewhere = () => world.stamp() !== sentWith;

  return ports.locks.run("portal.session", async () => {
    let [state, effect] = step("waiting", { type: "entered", renewedElsewhere: renewedElsewhere() }, context);
    while (effect !== null) {
      const result = await EFFECTS[effect](world);
      const event: RenewalEvent = { type: "answered", result, renewedElsewhere: renewedElsewhere() };
      if (result === "yes" && effect !== "identify") ports.storage.write("sessionStamp", ports.random.id());
      [state, effect] = step(state, event, context);
    }
    return outcomeOf(state);
  });
}

const EFFECTS: Readonly<Record<RenewalEffect, (world: ApiWorld) => Promise<Result>>> = {
  refresh: async (world) => resultOf(await send(world, calls.refresh, undefined, RENEWAL_TIMEOUT_MS)),
  logInClient: async (world) =>
    resultOf(
      await send(world, calls.loginUserClient, { userClientId: world.settings.clientId }, RENEWAL_TIMEOUT_MS),
    ),
  identify,
};

/** Asks whether the live session is that of the person whom the page shows. */
export async function identify(world: ApiWorld): Promise<Result> {
  const answer = await send(world, calls.me, undefined, RENEWAL_TIMEOUT_MS);
  if (saysLapsed(answer)) return "lapsed";
  const user =
    answer.kind === "envelope" && answer.envelope.status === 200 ? readUser(answer.envelope.data) : null;
  if (user === null) return "unreachable";
  return personOf(user) === world.whoIsHere() ? "yes" : "no";
}

/** Nobody is thrown out because the platform said nothing about the session. */
function resultOf(answer: Answer): Result {
  const verdict = verdictOf(answer);
  return verdict === "unknown" ? "unreachable" : verdict;
}

const outcomeOf = (state: RenewalState): RenewalOutcome =>
  typeof state === "string" ? "lapsed" : state.done;
