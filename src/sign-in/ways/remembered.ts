import { afterAutoLogin } from "../../base/core/session/autoLogin";
import { loginProblem } from "../../base/core/session/loginOutcome";
import { finish } from "../../base/session/beginSession";
import { liveUser } from "../../base/session/liveUser";
import { tryPassword } from "../../base/session/tryPassword";
import { BOX, isOver, type End, type World } from "../entry/world";

/** Milliseconds that a sign-in may take for which the person has not asked: until then the login box is out of sight. */
const UNASKED_TIMEOUT = 10_000;

/**
 * With the remembered name and password [AUTH-09]. An attempt counts before it is made, and one that never reached the
 * platform does not count, nor one that the person was faster than; a success is believed once a page shows the person,
 * who may be sent back here; at the last attempt the platform is asked at once, so that what fails for the last time is
 * forgotten [AUTH-08]. The refusal is about what is remembered, as the person typed nothing.
 */
export async function logInAgain(_way: unknown, world: World): Promise<End> {
  const { over, page, ports } = world;
  const { storage, vault } = ports;
  const login = await vault.read();
  if (login === null || isOver(world)) return BOX;
  const before = storage.read("autoLogins");
  const { attempts, loggedOut } = afterAutoLogin(before);
  const count = (value: number, out: boolean) => {
    storage.write("autoLogins", value);
    storage.write("loggedOut", out);
  };
  const uncount = () => count(before, false);
  count(attempts, loggedOut);
  over.addEventListener("abort", uncount);
  const answer = await tryPassword(page, login, { timeout: UNASKED_TIMEOUT });
  if (isOver(world)) return BOX;
  over.removeEventListener("abort", uncount);
  const { error } = answer;
  if (error?.kind === "transport") uncount();
  if (loggedOut && !error) {
    const live = await liveUser(page.runtime);
    if (isOver(world)) return BOX;
    if ("user" in live && live.user === null) {
      await vault.forget();
      return { message: { id: "entry.rememberedLost" }, focus: true };
    }
  }
  const message = await finish(page, answer, { remembered: "unchanged", automatic: true });
  if (message === null) return "left";
  if (loggedOut && error?.kind !== "transport") await vault.forget();
  return loginProblem(message, error).password === undefined
    ? { message }
    : { message: { id: "entry.rememberedRefused" }, focus: true };
}
