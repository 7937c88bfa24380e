import { licenceApi } from "./licence.api";
import { PART_FAILED } from "../base/core/part/partFailed";
import type { Toast } from "../base/core/wire/text";
import type { Kit } from "../base/kit/KitContext";
import { siteHere } from "../base/state/siteHere";
import type { AppThunk } from "../base/state/types";

const loadDialog = () => import(/* webpackChunkName: "quiet-watchers" */ "./LicencesDialog");
/** The person may be elsewhere by now, so that it says what it is about. */
const FAILED: Toast = { ...PART_FAILED, text: { id: "licence.failed" } };
const once = { subscribe: false } as const;

/** Opens the table of licences with what the platform says now; a toast says if that, or its code, does not come [LIC-02, REL-03]. */
export const openLicences =
  ({ dialogs, toasts }: Pick<Kit, "dialogs" | "toasts">): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { ports }) => {
    const page = { hasMoved: false };
    const unwatch = ports.navigation.moved(() => (page.hasMoved = true));
    const [code, answer, { timeZone: zone }] = await Promise.all([
      loadDialog().catch(() => null),
      dispatch(licenceApi.endpoints.modules.initiate(undefined, { ...once, forceRefetch: true })),
      dispatch(siteHere()),
    ]);
    unwatch();
    if (!code || !answer.data) {
      toasts.notify(code ? FAILED : PART_FAILED);
      return;
    }
    // On another page it would come unasked, and take the focus.
    if (page.hasMoved) return;
    const { licences, now } = answer.data;
    await dialogs.open(code.LicencesDialog, { licences, now: now ?? ports.time.now(), zone });
  };
