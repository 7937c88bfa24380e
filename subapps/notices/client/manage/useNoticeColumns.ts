import { useMemo } from "react";
import { readDateTime, useLive, usePortal, useSchoolDate } from "@portal/kit";
import type { ListColumn } from "@portal/kit/lists";

/** The columns of the list of those who publish; all of them can be sorted by. */
export function useNoticeColumns(): readonly ListColumn[] {
  const timeZone = useLive(usePortal().timeZone);
  const dateOf = useSchoolDate();
  return useMemo(
    () => [
      { field: "title", title: { id: "titleField" }, grow: 3, sortable: true },
      { field: "category", title: { id: "category" }, width: 10, sortable: true },
      { field: "author", title: { id: "author" }, width: 12, sortable: true },
      {
        field: "publishedAt",
        title: { id: "publishedAt" },
        width: 16,
        sortable: true,
        words: ({ publishedAt }) => dateOf(readDateTime(publishedAt, timeZone)),
      },
    ],
    [dateOf, timeZone],
  );
}
