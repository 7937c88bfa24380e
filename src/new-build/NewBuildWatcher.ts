import { useEffect, useEffectEvent } from "react";
import { useSiteConfigQuery } from "../base/api/site.api";
import { versionsApi } from "../base/api/versions.api";
import { PORTAL_CODE } from "../base/core/version/known";
import type { NewBuildEffect } from "./flow/step";
import { NewBuild } from "./flow/NewBuild";
import { useKit } from "../base/kit/KitContext";
import { listenToMissedParts } from "../base/kit/latePart";
import { judgePart } from "../base/platform/judgePart";
import { ownBuild } from "../base/platform/ownBuild";
import { pageVisibility } from "../base/platform/pageVisibility";
import { usePorts } from "../base/platform/PortsContext";
import { useAppDispatch } from "../base/state/hooks";
import { watchWork } from "./openWork";

/** What a person does on a page. */
const TOUCHES = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/** Loads the page again for a new build of the portal, at a calm moment, or asks where work is open [MORE-04]. */
export function NewBuildWatcher(): null {
  const { toasts } = useKit();
  const { clock, http, navigation, storage } = usePorts();
  const dispatch = useAppDispatch();
  const { data: site } = useSiteConfigQuery();
  const root = site?.root;

  const perform = useEffectEvent(({ run, build }: NewBuildEffect, accept: () => void) => {
    if (run === "ask") {
      toasts.notify({
        severity: "info",
        text: { id: "newBuild.here" },
        duration: 0,
        action: { label: { id: "newBuild.reload" }, run: accept },
      });
      return;
    }
    storage.write("triedBuild", build);
    navigation.reload();
  });

  useEffect(() => {
    const own = ownBuild(document);
    if (root === undefined || own === "") return;
    const work = watchWork(window);
    const flow = new NewBuild({
      clock,
      visibility: pageVisibility,
      own,
      ask: async () => {
        const asked = versionsApi.endpoints.frontPackage.initiate(
          { root, code: PORTAL_CODE },
          { forceRefetch: true, subscribe: false },
        );
        return (await dispatch(asked)).data?.build ?? "";
      },
      triedFor: () => storage.read("triedBuild"),
      work: work.open,
      perform: (effect) => perform(effect, () => flow.accept()),
    });
    const stop = flow.start();
    for (const touch of TOUCHES)
      document.addEventListener(touch, flow.touched, { capture: true, passive: true });
    const stopHearing = listenToMissedParts((error) => {
      void judgePart(error, http, false).then(({ fault }) => {
        if (fault === "stale") void flow.missed();
      });
    });
    return () => {
      stop();
      stopHearing();
      work.stop();
      for (const touch of TOUCHES) document.removeEventListener(touch, flow.touched, true);
    };
  }, [root, clock, http, storage, dispatch]);
  return null;
}
