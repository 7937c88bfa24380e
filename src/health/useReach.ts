import { useEffect, useState } from "react";
import type { Reach, ReachFault } from "../base/core/apps/appHealth";
import { useShell } from "../base/kit/ShellContext";
import { useOnline } from "../base/kit/useOnline";
import { useAppDispatch } from "../base/state/hooks";
import { frontApi } from "../base/api/front.api";
import { versionsApi } from "../base/api/versions.api";
import { clientVersions, isOutOfReach, versionGap } from "./core/reach";
import type { AppThunk } from "../base/state/types";

/** What keeps an application from working, as far as its manifest and its server part say; null where nothing does [MORE-02]. */
const checkReach =
  (app: string): AppThunk<Promise<ReachFault | null>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(frontApi.endpoints.manifest.initiate({ app }, { track: false }));
    if (error) return "kind" in error && isOutOfReach(error) ? { kind: "unreachable" } : null;
    const client = clientVersions(data);
    // Only one that names it has a server part to be asked.
    if (client.serverVersion === "") return null;
    const asked = versionsApi.endpoints.packageVersions.initiate({ service: app }, { subscribe: false });
    const { data: server } = await dispatch(asked);
    return server ? versionGap(client, server) : null;
  };

const SEPARATOR = " ";

/**
 * What keeps installed applications of the person from working: those that came with this build, because each is a request,
 * and about the others only the platform knows. Asked once, and again when the network is back.
 */
export function useReach(): Reach {
  const { links, installed } = useShell();
  const dispatch = useAppDispatch();
  const [reach, setReach] = useState<Reach>({});
  const codes = installed.filter((code) => links.some(({ app }) => app.code === code));
  const check = (code: string) =>
    void dispatch(checkReach(code)).then((found) =>
      setReach((before) => {
        const others = Object.entries(before).filter(([other]) => other !== code);
        return Object.fromEntries(found ? [...others, [code, found]] : others);
      }),
    );
  const asked = codes.join(SEPARATOR);
  useEffect(() => {
    for (const code of asked.split(SEPARATOR)) if (code !== "") check(code);
    // oxlint-disable-next-line react/exhaustive-deps -- the codes alone decide what is asked
  }, [asked]);
  useOnline(Object.keys(reach).length > 0, () => Object.keys(reach).forEach(check));
  return reach;
}
