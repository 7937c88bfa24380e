import type { Loaded } from "@portal/kit";
import type { DriveItem, Listing } from "./drive";
import type { DrivePlace } from "./drivePlace";
import { useListing, usePages, type Calls, type useClasses } from "./useDrive";

const NONE: readonly DriveItem[] = [];

/** The things at a place, as far as they are loaded. */
export interface Items {
  /** Which list it is. */
  readonly here: string;
  readonly listing: Loaded<Listing>;
  readonly items: readonly DriveItem[];
  /** How many there are. */
  readonly total: number;
  readonly loading: boolean;
  readonly pages: number;
  /** Shows so many pages from the first on. */
  readonly showPages: (count: number) => void;
}

/** Loads the things at a place, page by page. */
export function useItems(calls: Calls, place: DrivePlace, classes: ReturnType<typeof useClasses>): Items {
  const { room, of, folder, keyword } = place;
  const here = JSON.stringify([room, of, folder, keyword]);
  const [pages, showPages] = usePages(here);
  const listing = useListing(calls, { ...place, item: null }, pages);
  // Of which class is not known before there are any.
  const loading =
    listing.status === "loading" || (room === "class" && of === null && classes.status === "loading");
  return {
    here,
    listing,
    items: listing.data?.items ?? NONE,
    total: listing.data?.total ?? 0,
    loading,
    pages,
    showPages,
  };
}
