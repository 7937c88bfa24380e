import type { ReactElement, ReactNode } from "react";
import { detailOf } from "../base/kit/detailOf";
import { ErrorBoundary } from "../base/kit/ErrorBoundary";
import { usePlace } from "../base/platform/PlaceProvider";
import { PageProblem } from "./PageProblem";

/** Keeps what breaks in one page to that page: the header goes on, and going elsewhere leaves the failure behind. */
export function RouteBoundary({ children }: { readonly children: ReactNode }): ReactElement {
  const { path } = usePlace();
  return (
    <ErrorBoundary
      key={path}
      fallback={(error, retry) => (
        <PageProblem
          title="common.failedTitle"
          what="nav.failed.body"
          detail={detailOf(error)}
          onRetry={retry}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
