import type { QueryCacheKey } from "@reduxjs/toolkit/query";
import { childChanged } from "../base/api/changed";
import { portalApi } from "../base/api/portalApi";
import type { Child } from "../base/core/wire/children";
import { childChosen } from "../base/state/child";
import type { AppThunk } from "../base/state/types";

/**
 * Shows another child from now on, whom the platform has already. What is kept under another child's name goes first, with
 * the requests for it that are under way: the parts of the page still ask for it until they are drawn again, and the platform
 * would answer about the new child, as it takes the child from the session [WHO-01, SEC-03].
 */
export const showChild =
  (child: Child): AppThunk<void> =>
  (dispatch, getState) => {
    dispatch(childChosen(child));
    for (const [key, query] of Object.entries(getState().api.queries)) {
      const about = query?.originalArgs as { readonly child?: string | null } | undefined;
      if (about?.child === undefined || about.child === child.id) continue;
      dispatch(portalApi.internalActions.removeQueryResult({ queryCacheKey: key as QueryCacheKey }));
    }
    dispatch(childChanged());
  };
