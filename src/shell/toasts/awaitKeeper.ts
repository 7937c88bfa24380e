import type { Notice } from "../../core/wire/text";
import type { KeptPage } from "./keepToasts";

/** Milliseconds that notices wait for who decides over them; if nobody has come by then, they are shown as they are. */
const PATIENCE = 5_000;

const loadKeeper = () => import(/* webpackChunkName: "notice-keeper" */ "./keepToasts");

/**
 * Has the page's notices wait until what decides over them has been fetched, so that none disturbs a quiet time
 * that the person set before they loaded the page. Where it does not come, notices are shown and no log is kept until the
 * network is back [MORE-03, REL-03].
 */
export function awaitKeeper(page: KeptPage): void {
  const { notifications } = page.kit;
  const early: Notice[] = [];
  const admit = () => early.splice(0).forEach(notifications.notify);
  const giveUp = () => {
    notifications.entrust(null);
    admit();
  };
  notifications.entrust({
    take: (notice) => {
      early.push(notice);
      return null;
    },
    see: () => undefined,
    forget: () => early.splice(0),
    log: null,
  });
  const stop = page.ports.clock.after(PATIENCE, giveUp);
  void loadKeeper()
    .then(({ keepNotices }) => {
      stop();
      keepNotices(page);
      admit();
    })
    .catch(() => {
      giveUp();
      window.addEventListener("online", () => awaitKeeper(page), { once: true });
    });
}
