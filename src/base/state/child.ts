import { createAction, type UnknownAction } from "@reduxjs/toolkit";
import { portalApi } from "../api/portalApi";
import type { Child } from "../core/wire/children";

/** The child that a parent's portal is about, from now on. */
export const childChosen = createAction<Child | null>("child/chosen");

/** That child; it goes with whatever else is known of the person [WHO-01, SEC-03]. A slice would weigh more. */
export function childReducer(before: Child | null = null, action: UnknownAction): Child | null {
  if (childChosen.match(action)) return action.payload;
  return portalApi.util.resetApiState.match(action) ? null : before;
}
