import type { Toast } from "../../base/core/wire/text";
import { DialogQueue } from "../../base/kit/DialogQueue";
import type { Kit } from "../../base/kit/KitContext";
import { ToastQueue } from "../../base/flow/toast/ToastQueue";
import type { Portal } from "./contract";

/** Hands each notice on to the portal, which shows it among its own. */
class PortalToasts extends ToastQueue {
  override readonly notify: (notice: Toast) => void;

  constructor(portal: Portal) {
    super();
    this.notify = (notice) => portal.notify(notice);
  }
}

/** The kit of a sub-application: its parts speak and notify through the portal. */
export const portalKit = (portal: Portal): Kit => ({
  announcer: { say: (words, urgency) => portal.announce(words, urgency) },
  toasts: new PortalToasts(portal),
  dialogs: new DialogQueue(),
  styleCache: portal.styles,
  now: portal.time.now,
  addressOf: portal.addressOf,
  renew: portal.renew,
});
