import type { ApiWorld } from "../api/world";
import type { Who } from "../core/session/whoIsHere";
import { askWho } from "./identify";
import { renewSession } from "./renew";

/**
 * Asks whose session is valid in this browser, on a page that shows no person. A lapsed one is renewed first, as on any
 * page, but no client logs in by its id: people open such a page to choose who they are. While a logout is
 * pending, no person is here.
 */
export async function liveUser(world: ApiWorld): Promise<Who> {
  if (world.ports.storage.read("logoutOwed")) return { user: null };
  const sentWith = world.stamp();
  const first = await askWho(world);
  if ("error" in first || first.user) return first;
  const { outcome, error } = await renewSession(world, sentWith, { refreshOnly: true });
  if (outcome === "renewed") return askWho(world);
  // While the platform is out of order, the person who was here may still be.
  return error ? { error } : first;
}
