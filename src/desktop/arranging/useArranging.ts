import { useMemo } from "react";
import { flushSync } from "react-dom";
import { arrange, type ArrangedApps } from "../../base/core/apps/arrange";
import type { Arrangement } from "../../base/core/apps/arrangement";
import type { AppLinkGroup } from "../../base/core/apps/links";
import { groupedApps, useShell } from "../../base/kit/ShellContext";
import { useAppDispatch, useAppSelector } from "../../base/state/hooks";
import type { AppThunk } from "../../base/state/types";
import { appsArranged } from "../../base/state/preferences";

/** The person's arrangement, what it makes of their applications, and the way to change it. */
export interface Arranging {
  readonly arrangement: Arrangement;
  /** As the platform has them. */
  readonly groups: readonly AppLinkGroup[];
  readonly arranged: ArrangedApps;
  /** Shows and keeps another arrangement; it is drawn when this returns. */
  readonly change: (next: Arrangement) => void;
  /** The same, of the arrangement as it is when this is called. */
  readonly changeFrom: (next: (now: Arrangement) => Arrangement) => void;
}

const arrangedFrom =
  (next: (now: Arrangement) => Arrangement): AppThunk<void> =>
  (dispatch, getState) => {
    dispatch(appsArranged(next(getState().preferences.arrangement)));
  };

/** Reads and changes how the person has arranged their applications [MORE-01]. */
export function useArranging(): Arranging {
  const { groups } = groupedApps(useShell());
  const dispatch = useAppDispatch();
  const { arrangement, recentApps } = useAppSelector((state) => state.preferences);
  const arranged = useMemo(() => arrange(groups, arrangement, recentApps), [groups, arrangement, recentApps]);
  return {
    arrangement,
    groups,
    arranged,
    changeFrom: (next) => {
      dispatch(arrangedFrom(next));
    },
    change: (next) => flushSync(() => void dispatch(appsArranged(next))),
  };
}
