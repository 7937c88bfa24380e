import { frontApi } from "../base/api/front.api";
import { versionsApi } from "../base/api/versions.api";
import type { ReachFault } from "../base/core/apps/appHealth";
import { clientVersions, isOutOfReach, versionGap } from "./core/reach";
import type { AppThunk } from "../base/state/types";

/** What keeps an application from working, as far as its manifest and its server part say; null where nothing does [MORE-02]. */
export const checkReach =
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
