import { useMemo } from "react";
import { useMessageHistoryQuery } from "./inbox.api";
import { useSiteConfigQuery } from "../base/api/site.api";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { loadableOf, type Loadable } from "../base/kit/card/Loadable";
import type { MoreStatus } from "../base/kit/scroll/LoadMore";
import { useNow } from "../base/platform/useNow";
import { useAppSelector } from "../base/state/hooks";
import { useShowMessage, type ShownMessage } from "./useShowMessage";

/** As many messages as an answer has at most. */
const MOST = 400;

/** What is shown of the messages of the last 90 days. */
export interface ShownHistory {
  readonly list: readonly ShownMessage[];
  readonly modules: readonly string[];
  /** Whether the platform keeps read messages. */
  readonly isKept: boolean;
}

interface Asked {
  /** As many as are shown at most. */
  readonly size: number;
  /** The place that they come from; null = any. */
  readonly module: string | null;
}

/** The messages of the last 90 days, read or not, the newest first [MSG-03]. */
export function useHistory({ size, module }: Asked): {
  readonly history: Loadable<ShownHistory>;
  readonly more: MoreStatus | null;
  readonly now: number;
  readonly zone: string;
} {
  const show = useShowMessage();
  const child = useAppSelector((state) => state.child?.id ?? null);
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const query = useMessageHistoryQuery({
    child,
    size: Math.min(size, MOST),
    ...(module !== null && { module }),
  });
  const isMissing = query.error !== undefined && "status" in query.error && query.error.status === 404;
  // What is there stays while more of the same is asked for.
  const found = isMissing ? null : query.data;
  const data = useMemo(
    () =>
      found === undefined
        ? undefined
        : {
            list: (found?.list ?? []).map(show),
            modules: found?.modules ?? [],
            isKept: found !== null,
          },
    [found, show],
  );
  const isCut = found ? found.list.length < found.total && size < MOST : false;
  return {
    history: loadableOf({ ...query, isError: query.isError && !isMissing, data }),
    more: isCut ? (query.isFetching ? "loading" : "ready") : null,
    now: useNow(),
    zone: site.timeZone,
  };
}
