import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { portalApi } from "../api/portalApi";

/** What people may look for when they mean an application, by its code, as it has told itself (API-13). */
export type SearchKeys = Readonly<Record<string, readonly string[]>>;

const initialState: SearchKeys = {};

/** The search keys of the applications opened so far; they go with whatever else is known of the person (SEC-03). */
export const searchKeysSlice = createSlice({
  name: "searchKeys",
  initialState,
  reducers: {
    searchKeysTold: (
      state,
      { payload }: PayloadAction<{ readonly app: string; readonly keys: readonly string[] }>,
    ): SearchKeys => ({ ...state, [payload.app]: payload.keys }),
  },
  extraReducers: (builder) => void builder.addMatcher(portalApi.util.resetApiState.match, () => initialState),
});

export const { searchKeysTold } = searchKeysSlice.actions;
