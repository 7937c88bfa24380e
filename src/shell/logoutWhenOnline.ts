import { endsSession, sendPendingLogout } from "../base/api/pendingLogout";
import type { ApiWorld } from "../base/api/world";
import { pauseAfter } from "../base/core/wire/backOff";
import type { Toast } from "../base/core/wire/text";

const SENT: Toast = { severity: "success", text: { id: "account.logoutArrived" } };

/** So many failures count before the first one: a computer that wakes up takes seconds to reach anything. */
const MOST_FAILURES = 2;

/**
 * Sends a pending logout now, or else whenever the network is back, and calls `onSent` with the toast to show; with null if
 * another tab has sent it by the time the network is back. Browsers call a network back before it carries anything, so a logout
 * that fails is sent again after pauses that grow to half a minute [AUTH-11]. The returned function stops it.
 */
export function logoutWhenOnline(
  world: Pick<ApiWorld, "ports" | "settings">,
  onSent: (notice: Toast | null) => void,
  view: Window = window,
): () => void {
  let failures = MOST_FAILURES;
  let isOver = false;
  let cancel = (): void => undefined;
  const stop = () => {
    isOver = true;
    cancel();
    view.removeEventListener("online", sendAgain);
  };
  const send = async (networkIsBack: boolean) => {
    cancel();
    const answer = await sendPendingLogout(world);
    if (isOver) return;
    if (answer ? endsSession(answer) : networkIsBack) {
      stop();
      onSent(answer && SENT);
    } else if (answer && view.navigator.onLine) {
      failures += 1;
      cancel = world.ports.clock.after(pauseAfter(failures, null, Math.random()), sendAgain);
    }
  };
  const sendAgain = () => void send(true);
  view.addEventListener("online", sendAgain);
  void send(false);
  return stop;
}
