/**
 * Lists in pages for sub-applications, shared under the name `@portal/kit/lists` and fetched when the first one asks for
 * them: rows of a call of the platform as a table, or as cards where there is no room for one.
 */
export type { PageApi } from "../../core/paging/pageApi";
export type { ListRow } from "../../core/paging/listAnswer";
export type { ListColumn } from "../../kit/list/columns";
export { PageContainer } from "../../kit/list/PageContainer";
export { PagedList } from "../../kit/list/PagedList";
export type { PagedListHandle } from "../../kit/list/usePagedList";
export { SearchField } from "../../kit/list/SearchField";
export { useRowSelection, type RowSelection } from "../../kit/list/useRowSelection";
export { useListPlace, type ListAt } from "./useListPlace";
export { usePortalList } from "./usePortalList";
