import { useCallback, useMemo } from "react";
import { useLoaded, usePortal, type ContractClient, type Loaded } from "@portal/kit";
import { contract } from "../contract";
import { readListing, readSpace, type Listing } from "./drive";
import type { DrivePlace } from "./drivePlace";

/** Drive's calls. */
export type Calls = ContractClient<typeof contract>;

/** Drive's calls through this portal. */
export function useCalls(): Calls {
  const { client } = usePortal();
  return useMemo(() => client(contract), [client]);
}

/** Things of one page; a folder with more has a button for the next. */
export const PAGE = 200;

/** What is at a place of the drive, the first `count` things of it. */
export function useListing(calls: Calls, place: DrivePlace, count: number): Loaded<Listing> {
  const { bin, folder, keyword, order, sort } = place;
  const ask = useCallback(
    () =>
      calls.list(
        {
          start: 1,
          size: count,
          bin,
          sort,
          order,
          ...(folder !== null && { folder }),
          ...(keyword && { keyword }),
        },
        { quiet: true },
      ),
    [calls, bin, folder, keyword, order, sort, count],
  );
  return useLoaded(JSON.stringify([place, count]), ask, readListing);
}

/** How much space is used. */
export function useSpace(calls: Calls): Loaded<{ readonly used: number; readonly limit: number }> {
  const ask = useCallback(() => calls.space({}, { quiet: true }), [calls]);
  return useLoaded("space", ask, readSpace);
}
