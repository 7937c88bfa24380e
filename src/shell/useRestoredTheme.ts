import { useEffect } from "react";
import { restoredTheme } from "../../theme/restoredTheme";
import { useDesktopColorQuery } from "../api/base.api";
import { usePorts } from "../platform/PortsContext";
import { useAppDispatch } from "../state/hooks";
import { themeRestored } from "../state/preferences";

/** Shows what the platform stores for the person, or else what the unit set for all, on every device [THEME-05]. */
export function useRestoredTheme(): void {
  const dispatch = useAppDispatch();
  const { storage } = usePorts();
  const { data } = useDesktopColorQuery();
  useEffect(() => {
    const theme = data ? restoredTheme(data, storage.read("theme")) : undefined;
    if (theme !== undefined) dispatch(themeRestored(theme));
  }, [data, dispatch, storage]);
}
