import { endsSession, payOwedLogout } from "../api/owedLogout";
import type { ApiWorld } from "../api/world";
import type { Notice } from "../core/wire/text";

const PAID: Notice = { severity: "success", text: { id: "account.logoutArrived" } };

/**
 * Makes an owed logout good now, or else whenever the network is back, and gives `onPaid` what to tell once it is [AUTH-11].
 * The answer stops it.
 */
export function payWhenOnline(
  world: Pick<ApiWorld, "ports" | "settings">,
  onPaid: (notice: Notice) => void,
  view: Window = window,
): () => void {
  const stop = () => view.removeEventListener("online", pay);
  const pay = () => {
    void payOwedLogout(world).then((answer) => {
      if (answer && !endsSession(answer)) return;
      stop();
      if (answer) onPaid(PAID);
    });
  };
  view.addEventListener("online", pay);
  pay();
  return stop;
}
