import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { portalApi } from "../api/portalApi";
import type { ApiRuntime } from "../api/runtime";
import type { Preferences } from "../core/preferences/preferences";
import type { Child } from "../core/wire/children";
import type { SearchKeys } from "./searchKeys";
import type { SessionState } from "./session";

/** Everything the store holds. */
export interface RootState {
  readonly session: SessionState;
  readonly preferences: Preferences;
  readonly searchKeys: SearchKeys;
  readonly child: Child | null;
  readonly api: ReturnType<typeof portalApi.reducer>;
}

/** The store's dispatch, which takes thunks. */
export type AppDispatch = ThunkDispatch<RootState, ApiRuntime, UnknownAction>;

/** A thunk of the store. */
export type AppThunk<R> = (dispatch: AppDispatch, getState: () => RootState, runtime: ApiRuntime) => R;
