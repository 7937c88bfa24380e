import { useEffect } from "react";
import { useDesktopColorQuery } from "../api/base.api";
import { useAppDispatch } from "../state/hooks";
import { themeRestored } from "../state/preferences";

/** Wears what the platform keeps for the person, or else what the unit set for all, on every device [THEME-05]. */
export function useRestoredTheme(): void {
  const dispatch = useAppDispatch();
  const { data } = useDesktopColorQuery();
  const theme = data ? (data.color ?? data.defaultColor) : null;
  useEffect(() => {
    if (theme !== null) dispatch(themeRestored(theme));
  }, [dispatch, theme]);
}
