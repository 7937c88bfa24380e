import { endsSession, sendOwedLogout } from "../api/owedLogout";
import type { ApiWorld } from "../api/world";
import type { Toast } from "../core/wire/text";

const SENT: Toast = { severity: "success", text: { id: "account.logoutArrived" } };

/**
 * Sends a pending logout now, or else whenever the network is back, and calls `onSent` with the toast to show; with null if
 * another tab has sent it by the time the network is back [AUTH-11]. The returned function stops it.
 */
export function logoutWhenOnline(
  world: Pick<ApiWorld, "ports" | "settings">,
  onSent: (notice: Toast | null) => void,
  view: Window = window,
): () => void {
  const stop = () => view.removeEventListener("online", sendAgain);
  const send = async (networkIsBack: boolean) => {
    const answer = await sendOwedLogout(world);
    if (answer ? !endsSession(answer) : !networkIsBack) return;
    stop();
    onSent(answer && SENT);
  };
  const sendAgain = () => void send(true);
  view.addEventListener("online", sendAgain);
  void send(false);
  return stop;
}
