import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { siteApi, useSiteConfigQuery } from "../base/api/site.api";
import { uaaApi } from "../base/api/uaa.api";
import type { GuestSlots } from "../base/core/apps/guests";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import type { Toast } from "../base/core/wire/text";
import { personOf } from "../base/core/wire/user";
import { Connection } from "./flow/Connection";
import { useText } from "../base/i18n/useText";
import { useKit } from "../base/kit/KitContext";
import { useEngine } from "../base/kit/useEngine";
import { usePorts } from "../base/platform/PortsContext";
import { settleWorker } from "../base/platform/shellWorker";
import { useNow } from "../base/platform/useNow";
import { usePerson } from "../base/session/PersonContext";
import { useAppDispatch } from "../base/state/hooks";
import { AnswerStore, forgetAnswers } from "./AnswerStore";
import { OfflineBanner } from "./OfflineBanner";
import { refreshEverything } from "./refreshEverything";

/** What each call that reads tells by itself, and the banner says for all of them. */
const NO_NETWORK: Toast = { severity: "error", text: { id: "api.network" } };

/** Keeps the desktop on the device, where the site has browsers do so. */
function useKeeping(guests: readonly GuestSlots[]): void {
  const ports = usePorts();
  const person = personOf(usePerson());
  const { data: { offline } = DEFAULT_SITE, isSuccess } = useSiteConfigQuery();
  useEffect(() => {
    if (!isSuccess || process.env["NODE_ENV"] === "development") return;
    void settleWorker(offline);
    if (offline) return new AnswerStore(ports, person, guests).start();
    void forgetAnswers(ports);
    return undefined;
  }, [ports, person, guests, offline, isSuccess]);
}

/** The flow of this page's connection, and what the page was drawn from when it began without one. */
function useConnection() {
  const { answers, clock, time } = usePorts();
  const dispatch = useAppDispatch();
  const [standIn, setStandIn] = useState(answers.standIn);
  const [connection] = useState(
    () =>
      new Connection({
        clock,
        check: async () => {
          const asked = uaaApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false });
          return !("error" in (await dispatch(asked)));
        },
        refresh: () => {
          answers.standIn = null;
          setStandIn(null);
          void dispatch(siteApi.endpoints.siteConfig.initiate(undefined, { subscribe: false }));
          dispatch(refreshEverything());
        },
      }),
  );
  useEffect(() => {
    connection.start();
    if (answers.standIn) connection.happen({ type: "recalled", asOf: answers.standIn.asOf });
    else if (!navigator.onLine) connection.happen({ type: "lost", now: time.now() });
    const lost = () => connection.happen({ type: "lost", now: time.now() });
    const returned = () => connection.happen({ type: "returned" });
    window.addEventListener("offline", lost);
    window.addEventListener("online", returned);
    return () => {
      connection.stop();
      window.removeEventListener("offline", lost);
      window.removeEventListener("online", returned);
    };
  }, [connection, answers, time]);
  return { connection, stale: standIn?.stale ?? null };
}

/** Makes the watcher that keeps the desktop, says when the connection is lost, and has everything read again when it is back. */
export const createOfflineWatcher = (guests: readonly GuestSlots[]) =>
  function OfflineWatcher(): ReactNode {
    useKeeping(guests);
    const { announcer, toasts } = useKit();
    const text = useText();
    const now = useNow();
    const { connection, stale } = useConnection();
    const { phase, asOf } = useEngine(connection);
    const before = useRef(phase);
    const sayBack = useEffectEvent(() => announcer.say(text({ id: "offline.back" })));
    useEffect(() => {
      if (phase === "online" && before.current !== "online") sayBack();
      before.current = phase;
    }, [phase]);
    const isLost = asOf !== null;
    useEffect(() => (isLost ? toasts.silence(NO_NETWORK) : undefined), [isLost, toasts]);
    if (asOf === null) return null;
    return (
      <OfflineBanner
        asOf={asOf}
        now={now}
        stale={stale}
        trying={phase === "checking"}
        onRetry={() => connection.happen({ type: "asked" })}
      />
    );
  };
