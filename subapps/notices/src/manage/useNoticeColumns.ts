import { useMemo } from "react";
import { useIntl } from "react-intl";
import { readDateTime } from "../../../../src/subapp/kit";
import type { ListColumn } from "../../../../src/subapp/lists";

/** The columns of the list of those who publish; all of them can be sorted by. */
export function useNoticeColumns(): readonly ListColumn[] {
  const { formatDate } = useIntl();
  return useMemo(
    () => [
      { field: "title", title: { id: "titleField" }, grow: 3, sortable: true },
      { field: "category", title: { id: "category" }, width: 10, sortable: true },
      { field: "author", title: { id: "author" }, width: 12, sortable: true },
      {
        field: "publishedAt",
        title: { id: "publishedAt" },
        width: 15,
        sortable: true,
        words: ({ publishedAt }) => {
          const moment = readDateTime(publishedAt);
          return moment === null ? "" : formatDate(moment, { dateStyle: "medium", timeStyle: "short" });
        },
      },
    ],
    [formatDate],
  );
}
