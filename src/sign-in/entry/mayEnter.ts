import { cautionFor, isFromLauncher, isShellLauncher } from "../core/caution";
import type { ExplicitWay } from "../../base/core/session/entry";
import { loginFault } from "../../base/core/session/loginOutcome";
import { isReturnOf } from "../core/ssoTrip";
import { personOf, type PersonKey } from "../../base/core/wire/user";
import { liveUser } from "../../base/session/liveUser";
import { asking } from "./asking";
import { BOX, BUSY, goOnAs, isOver, type End, type World } from "./world";

/**
 * Null where a way that the address asks for may be taken, else how it ends without it: it is asked about, unless its
 * origin is proven and no person is signed in.
 */
export async function mayEnter(way: ExplicitWay, world: World): Promise<End | null> {
  const { arrival, page, ports, show, site, ssoTrip } = world;
  const { client } = page.device;
  /** Instead of whom the person has said that they want in; undefined before they are asked. */
  let agreed: PersonKey | null | undefined;
  for (;;) {
    const live = await liveUser(page.runtime);
    if (isOver(world)) return BOX;
    if ("error" in live) return { message: loginFault(live.error) };
    const here = live.user && personOf(live.user);
    // Another person may have signed in in another tab while the question stood.
    if (here === agreed) return null;
    const caution = cautionFor(way, {
      live: live.user,
      proven:
        way.way === "social" ||
        (way.way === "ticket" && isReturnOf(ssoTrip, way.state, ports.clock.now())) ||
        isFromLauncher(arrival, client, site),
      clientAllowed: isShellLauncher(client, site),
    });
    if (caution.next === "refuse") return { message: caution.text };
    if (caution.next === "go") return null;
    const yes = await asking(caution.question, world);
    if (yes === false) return live.user === null ? BOX : goOnAs(live.user, world);
    if (yes === true) agreed = here;
    show(BUSY);
  }
}
