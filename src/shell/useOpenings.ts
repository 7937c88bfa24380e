import { useCallback, useEffect, useRef } from "react";
import { useAccessDetailMutation } from "../base/api/base.api";
import type { AppItem } from "../base/core/apps/apps";
import { appName } from "../base/core/apps/appName";
import { linkToApp } from "../base/core/apps/linkToApp";
import { useLanguage } from "../base/i18n/useText";
import type { PersonMenu } from "../base/kit/ShellContext";
import { usePage } from "./PageContext";
import { usePerson } from "../base/session/PersonContext";
import { useAppDispatch } from "../base/state/hooks";
import { appOpened } from "../base/state/preferences";

/** The access log's number for an application that was opened. */
const OPENED = 1;

/**
 * Remembers that an application was opened, unless it has yet to come [DESK-07], and writes the access log; not in development nor
 * in the desktop client, and whatever becomes of it, the application opens [DESK-09].
 */
export function useCountOpening(): (app: AppItem) => void {
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

/**
 * Counts each application that the viewport shows as opened, whether a tile, a message, a to-do, a hit of the search, a spoken name or an
 * address led there: once until the viewport is left, since it stays open that long [DESK-07, DESK-09]. `current` is the application
 * that the address shows; empty or null where it shows none.
 */
export function useOpenings(
  { links, coming }: Pick<PersonMenu, "links" | "coming">,
  current: string | null,
): void {
  const count = useCountOpening();
  const counted = useRef(new Set<string>());
  useEffect(() => {
    if (!current) {
      counted.current.clear();
      return;
    }
    const link = linkToApp([...links, ...coming], current);
    if (!link || counted.current.has(current)) return;
    counted.current.add(current);
    count(link.app);
  }, [links, coming, current, count]);
}
