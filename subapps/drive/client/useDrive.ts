import { useCallback, useMemo } from "react";
import { useLoaded, usePortal, type Answer, type ContractClient, type Loaded } from "@portal/kit";
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

/** What is at a place of the drive, its first pages; what is known stays while more come. */
export function useListing(calls: Calls, place: DrivePlace, pages: number): Loaded<Listing> {
  const { bin, folder, keyword, order, sort } = place;
  const ask = useCallback(async (): Promise<Answer> => {
    const answers = await Promise.all(
      Array.from({ length: pages }, (_, before) =>
        calls.list(
          {
            start: before + 1,
            size: PAGE,
            bin,
            sort,
            order,
            ...(folder !== null && { folder }),
            ...(keyword && { keyword }),
          },
          { quiet: true },
        ),
      ),
    );
    const failed = answers.find(({ ok }) => !ok);
    if (failed) return failed;
    const read = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
    return { ok: true, data: { ...read[0], list: read.flatMap(({ list }) => list) } };
  }, [calls, bin, folder, keyword, order, sort, pages]);
  return useLoaded(JSON.stringify(place), ask, readListing);
}

/** How much space is used. */
export function useSpace(calls: Calls): Loaded<{ readonly used: number; readonly limit: number }> {
  const ask = useCallback(() => calls.space({}, { quiet: true }), [calls]);
  return useLoaded("space", ask, readSpace);
}
