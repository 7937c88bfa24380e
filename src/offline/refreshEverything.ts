import type { UnknownAction } from "@reduxjs/toolkit";
import { portalApi } from "../base/api/portalApi";
import type { AppThunk } from "../base/state/types";

/** An endpoint as far as it can be asked again without knowing which it is. */
type Asking = Readonly<
  Record<string, { readonly initiate: (arg: unknown, options: object) => UnknownAction } | undefined>
>;

/** Who is signed in: asked before everything else. */
const ME = "me";

/**
 * Reads everything again that the page has asked for, whatever came of it: without a connection, or from what the device keeps,
 * any of it may be missing or old, what has no tag too. Nothing waits for it.
 */
export const refreshEverything = (): AppThunk<void> => (dispatch, getState) => {
  const endpoints = portalApi.endpoints as unknown as Asking;
  for (const entry of Object.values(getState().api.queries)) {
    if (!entry?.endpointName || entry.endpointName === ME) continue;
    const asked = endpoints[entry.endpointName];
    if (asked) dispatch(asked.initiate(entry.originalArgs, { forceRefetch: true, subscribe: false }));
  }
};
