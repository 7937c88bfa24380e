import { useMemo } from "react";
import type { ListPlace } from "../../list/core/listPlace";
import type { PageApi } from "../../list/core/pageApi";
import { usePagedList, type PagedListHandle } from "../../list";
import { listPortOf } from "./listPortOf";
import { usePortal } from "./PortalContext";

/**
 * A list of the platform's, loaded page by page through the sub-application's portal; `rowKey` is the field that identifies
 * rows, and `place` keeps page, size and order in the address [WID-03, VIEW-08].
 */
export function usePortalList(
  pageApi: PageApi | null | undefined,
  rowKey?: string,
  place?: ListPlace,
): PagedListHandle {
  const portal = usePortal();
  const port = useMemo(() => listPortOf(portal), [portal]);
  return usePagedList(port, pageApi, rowKey, place);
}
