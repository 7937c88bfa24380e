/**
 * Lists in pages for sub-applications, shared under the name `@portal/kit/lists` and fetched when the first one asks for
 * them: rows of a call of the platform as a table, or as cards where there is no room for one.
 */
export type { PageApi } from "../../list/core/pageApi";
export type { ListRow } from "../../list/core/listAnswer";
export {
  PageContainer,
  PagedList,
  SearchField,
  useRowSelection,
  type ListColumn,
  type PagedListHandle,
  type RowSelection,
} from "../../list";
export { useListPlace, type ListAt } from "./useListPlace";
export { usePortalList } from "./usePortalList";
