import { useEffect } from "react";
import { restoredTheme } from "../../theme/restoredTheme";
import { useDesktopColorQuery } from "../base/api/base.api";
import { usePorts } from "../base/platform/PortsContext";
import { personOf } from "../base/core/wire/user";
import { useAppDispatch, useAppSelector } from "../base/state/hooks";
import { themeRestored } from "../base/state/preferences";

/** Shows what the platform stores for the person, or else what the unit set for all, on every device [THEME-05]. */
export function useRestoredTheme(): void {
  const dispatch = useAppDispatch();
  const { storage } = usePorts();
  const user = useAppSelector(({ session }) => session.user);
  const { data } = useDesktopColorQuery();
  useEffect(() => {
    if (!data || !user) return;
    const theme = restoredTheme(data, storage.read("theme"), storage.of(personOf(user)).read("theme"));
    if (theme !== undefined) dispatch(themeRestored(theme));
  }, [data, user, dispatch, storage]);
}
