import { useMemo } from "react";
import type { PageApi } from "../../core/paging/pageApi";
import { usePagedList, type PagedListHandle } from "../../kit/list/usePagedList";
import { listPortOf } from "./listPortOf";
import { usePortal } from "./PortalContext";

/**
 * A list of the platform's, loaded page by page through the sub-application's portal; `rowKey` is the field that tells
 * rows apart [WID-03].
 */
export function usePortalList(pageApi: PageApi | null | undefined, rowKey?: string): PagedListHandle {
  const portal = usePortal();
  const port = useMemo(() => listPortOf(portal), [portal]);
  return usePagedList(port, pageApi, rowKey);
}
