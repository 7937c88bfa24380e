import type { Notice } from "../../core/wire/text";
import { DialogQueue } from "../../kit/DialogQueue";
import type { Kit } from "../../kit/KitContext";
import { NotificationQueue } from "../../flows/toast/ToastQueue";
import type { Portal } from "./contract";

/** Hands each notice on to the portal, which shows it among its own. */
class PortalNotices extends NotificationQueue {
  override readonly notify: (notice: Notice) => void;

  constructor(portal: Portal) {
    super();
    this.notify = (notice) => portal.notify(notice);
  }
}

/** The kit of a sub-application: its parts speak and notify through the portal. */
export const portalKit = (portal: Portal): Kit => ({
  announcer: { say: (words, urgency) => portal.announce(words, urgency) },
  notifications: new PortalNotices(portal),
  dialogs: new DialogQueue(),
  styleCache: portal.styles,
});
