import { endsSession, sendOwedLogout } from "../api/owedLogout";
import type { ApiWorld } from "../api/world";
import type { Toast } from "../core/wire/text";

const PAID: Toast = { severity: "success", text: { id: "account.logoutArrived" } };

/**
 * Makes an owed logout good now, or else whenever the network is back, and gives `onPaid` what to tell once it is; null where
 * another tab has paid by the time the network is back [AUTH-11]. The answer stops it.
 */
export function logoutWhenOnline(
  world: Pick<ApiWorld, "ports" | "settings">,
  onPaid: (notice: Toast | null) => void,
  view: Window = window,
): () => void {
  const stop = () => view.removeEventListener("online", payAgain);
  const pay = async (networkIsBack: boolean) => {
    const answer = await sendOwedLogout(world);
    if (answer ? !endsSession(answer) : !networkIsBack) return;
    stop();
    onPaid(answer && PAID);
  };
  const payAgain = () => void pay(true);
  view.addEventListener("online", payAgain);
  void pay(false);
  return stop;
}
