import { skipToken } from "@reduxjs/toolkit/query";
import { useModuleLicenceQuery } from "../licence";
import { isExpired } from "../base/core/apps/appHealth";
import { viewportApp } from "../base/core/apps/viewportAddress";
import { useShell } from "../base/kit/ShellContext";
import { usePlace } from "../base/platform/PlaceProvider";
import { usePerson } from "../base/session/PersonContext";
import { useMyApps } from "../base/state/useMyApps";

/**
 * Whether the licence of an application has ended. Before the one in front is refused, the platform is asked about its module: the list
 * of licences was fetched when the desktop was opened, and a school may have renewed one since [LIC-02].
 */
export function useExpired(): (code: string) => boolean {
  const { health } = useShell();
  const { path, search } = usePlace();
  const { unitId } = usePerson();
  const apps = useMyApps();
  const front = viewportApp(path, search);
  const serverId = isExpired(health, front) ? apps?.find(({ code }) => code === front)?.menu.serverId : "";
  const { data: runs } = useModuleLicenceQuery(serverId ? { unitId, serverId } : skipToken);
  return (code) => isExpired(health, code) && !(code === front && runs === true);
}
