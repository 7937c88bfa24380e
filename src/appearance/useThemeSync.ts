import { useThemeSyncPreviewQuery } from "../base/api/baseLate.api";
import type { ThemeSync } from "../base/core/wire/themeSync";
import { reasonOf } from "../base/core/wire/reason";
import type { Text } from "../base/core/wire/text";
import { isUnknownCall } from "../base/core/wire/unknownCall";

/** What a theme for everyone would do, and the last one, as far as the platform says it. */
export interface KnownSync {
  readonly data: ThemeSync | undefined;
  readonly isFetching: boolean;
  /** In the form of `LoadAlert`; a platform that has no such call says nothing, which is no failure. */
  readonly loaded: {
    readonly status: "failed" | "ready";
    readonly data: null;
    readonly text: Text | null;
    readonly reload: () => void;
  };
}

/** Asks what a theme for everyone would do; `again` asks although that is known. A failure stays until an answer comes. */
export function useThemeSync(theme: string, again = false): KnownSync {
  const { data, error, isFetching, refetch } = useThemeSyncPreviewQuery(
    { theme },
    { refetchOnMountOrArgChange: again },
  );
  const isFailed = error !== undefined && !("status" in error && isUnknownCall(error.status));
  return {
    data: isFailed ? undefined : data,
    isFetching,
    loaded: {
      status: isFailed ? "failed" : "ready",
      data: null,
      text: isFailed ? reasonOf(error) : null,
      reload: () => void refetch(),
    },
  };
}
