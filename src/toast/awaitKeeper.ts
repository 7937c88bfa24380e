import type { Toast } from "../base/core/wire/text";
import type { KeptPage } from "./keepToasts";

/** Milliseconds that toasts wait for their keeper; if it has not loaded by then, they are shown as they are. */
const TIMEOUT = 5_000;

const loadKeeper = () => import(/* webpackChunkName: "toast-keeper" */ "./keepToasts");

/**
 * Makes the page's toasts wait until the code that decides about them is loaded, so that none disturbs a quiet time
 * that the person set earlier. If it cannot be loaded, toasts are shown and no log is kept until the
 * network is back [MORE-03, REL-03].
 */
export function awaitKeeper(page: KeptPage): void {
  const { toasts } = page.kit;
  const early: Toast[] = [];
  const admit = () => early.splice(0).forEach(toasts.notify);
  const giveUp = () => {
    toasts.setPolicy(null);
    admit();
  };
  toasts.setPolicy({
    take: (toast) => {
      early.push(toast);
      return null;
    },
    see: () => undefined,
    forget: () => early.splice(0),
    log: null,
  });
  const stop = page.ports.clock.after(TIMEOUT, giveUp);
  void loadKeeper()
    .then(({ keepToasts }) => {
      stop();
      keepToasts(page);
      admit();
    })
    .catch(() => {
      giveUp();
      window.addEventListener("online", () => awaitKeeper(page), { once: true });
    });
}
