export type { ListColumn } from "./columns";
export { PageContainer } from "./PageContainer";
export { PagedList } from "./PagedList";
export { SearchField } from "./SearchField";
export { type PagedListHandle, usePagedList } from "./usePagedList";
export { type RowSelection, useRowSelection } from "./useRowSelection";
