import { useCallback } from "react";
import { useAccessDetailMutation } from "../api/base.api";
import type { AppItem } from "../core/menu/apps";
import { appName } from "../core/menu/appName";
import { useLanguage } from "../i18n/useText";
import { usePage } from "./PageContext";
import { usePerson } from "../session/PersonContext";
import { useAppDispatch } from "../state/hooks";
import { appOpened } from "../state/preferences";

/** The access log's word for an application that was opened from the desktop. */
const OPENED = 1;

/**
 * Remembers that an application was opened, unless it has yet to come [DESK-07], and writes the access log; not in development nor in the desktop client, and whatever
 * becomes of it, the application opens [DESK-09].
 */
export function useOpenApp(): (app: AppItem) => void {
  const { userId, userType, unitId } = usePerson();
  const { device, development } = usePage();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const [log] = useAccessDetailMutation();
  const silent = development || device.client === "desktop";
  return useCallback(
    (app) => {
      if (!app.coming) dispatch(appOpened(app.code));
      if (silent) return;
      void log({ userId, userType, unitId, resId: app.id, resName: appName(app, language), type: OPENED });
    },
    [dispatch, silent, log, userId, userType, unitId, language],
  );
}
