import { PART_FAILED } from "../base/core/part/partFailed";
import type { Kit } from "../base/kit/KitContext";
import type { AppThunk } from "../base/state/types";
import { loadVersions } from "./loadVersions";

/** Opens About; a toast says if its code does not come [REL-03]. */
export const openAbout =
  ({ dialogs, toasts }: Pick<Kit, "dialogs" | "toasts">): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const code = await import(/* webpackChunkName: "quiet-watchers" */ "./AboutDialog").catch(() => null);
    if (!code) toasts.notify(PART_FAILED);
    else await dialogs.open(code.AboutDialog, { load: () => dispatch(loadVersions()) });
  };
