import { frontApi } from "../../api/front.api";
import { versionsApi } from "../../api/versions.api";
import type { Reach } from "../../core/menu/appHealth";
import { isOutOfReach, neededService } from "../../core/menu/reach";
import { isBelow } from "../../core/version/versions";
import type { AppThunk } from "../../state/types";

/** What keeps an application from working, as far as its manifest and its service say; null where nothing does [MORE-02]. */
export const checkReach =
  (app: string): AppThunk<Promise<Reach[string] | null>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(frontApi.endpoints.manifest.initiate({ app }, { track: false }));
    if (error) return "kind" in error && isOutOfReach(error) ? "unreachable" : null;
    const needed = neededService(data);
    if (needed === "") return null;
    const asked = versionsApi.endpoints.packageVersions.initiate({ service: app }, { subscribe: false });
    const { data: service } = await dispatch(asked);
    return service && isBelow(service.serverVersion, needed) ? "version" : null;
  };
