import { useCallback, useState } from "react";
import { useLoaded, type Answer, type ContractClient, type Loaded } from "@portal/kit";
import type { contract } from "../contract";
import { readClasses, readListing, readSpace, type Listing } from "./drive";
import type { DrivePlace } from "./drivePlace";

/** Drive's calls. */
export type Calls = ContractClient<typeof contract>;

/** Things of one page; a folder with more has a button for the next. */
export const PAGE = 200;

/** How many pages of a list are shown, and the way to show more; another list begins with its first. */
export function usePages(list: string): readonly [number, (pages: number) => void] {
  const [more, setMore] = useState({ list, pages: 1 });
  return [more.list === list ? more.pages : 1, (pages) => setMore({ list, pages })];
}

/** The first pages of a list as one answer: the first failure, or what the first page says with the rows of all. */
export async function allPages(
  pages: number,
  page: (start: number) => Promise<Answer<object & { readonly list: readonly unknown[] }>>,
): Promise<Answer> {
  const answers = await Promise.all(Array.from({ length: pages }, (_, before) => page(before + 1)));
  const failed = answers.find(({ ok }) => !ok);
  if (failed) return failed;
  const read = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
  return { ok: true, data: { ...read[0], list: read.flatMap(({ list }) => list) } };
}

/** What is at a place of the drive, its first pages; what is known stays while more come. Without a class, a class's files are none. */
export function useListing(calls: Calls, place: DrivePlace, pages: number): Loaded<Listing> {
  const { room, of, folder, keyword, order, sort } = place;
  const ask = useCallback(async (): Promise<Answer> => {
    if (room === "class" && of === null) return { ok: true, data: { list: [], total: 0, mine: false } };
    const page = (start: number) => {
      const asked = {
        start,
        size: PAGE,
        sort,
        order,
        ...(folder !== null && { folder }),
        ...(keyword && { keyword }),
      };
      const quiet = { quiet: true };
      if (room === "mine" || room === "bin") return calls.list({ ...asked, bin: room === "bin" }, quiet);
      return calls.sharedList({ ...asked, ...(of !== null && { class: of }) }, quiet);
    };
    return allPages(pages, page);
  }, [calls, room, of, folder, keyword, order, sort, pages]);
  return useLoaded(JSON.stringify(place), ask, readListing);
}

/** The person's classes, and whether they may share with them. */
export function useClasses(calls: Calls) {
  const ask = useCallback(() => calls.classes({}, { quiet: true }), [calls]);
  return useLoaded("classes", ask, readClasses);
}

/** How much space is used. */
export function useSpace(calls: Calls): Loaded<{ readonly used: number; readonly limit: number }> {
  const ask = useCallback(() => calls.space({}, { quiet: true }), [calls]);
  return useLoaded("space", ask, readSpace);
}
