import { uaa } from "../../../contract/uaa";
import { send } from "../api/send";
import type { ApiWorld } from "../api/world";
import { whoIsHere, type Who } from "../core/session/whoIsHere";
import { settle } from "../core/wire/answer";
import { personOf } from "../core/wire/user";

/** Milliseconds to wait for the platform to say who is here: a person, or every other tab, is waiting for it. */
const WHO_TIMEOUT = 10_000;

/** Asks the platform whose session is valid, without a renewal. */
export const askWho = async (world: ApiWorld): Promise<Who> =>
  whoIsHere(settle(await send(world, uaa.me, undefined, WHO_TIMEOUT)));

/** Whether the session is that of the person on the page; `lapsed` if there is none. */
export async function identify(world: ApiWorld): Promise<"yes" | "no" | "lapsed" | "unreachable"> {
  const who = await askWho(world);
  if ("error" in who) return "unreachable";
  if (who.user === null) return "lapsed";
  return personOf(who.user) === world.whoIsHere() ? "yes" : "no";
}
