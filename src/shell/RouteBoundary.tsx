import type { ReactElement } from "react";
import { Outlet, useLocation, useOutletContext } from "react-router";
import { detailOf } from "../kit/detailOf";
import { ErrorBoundary } from "../kit/ErrorBoundary";
import { PageProblem } from "./PageProblem";

/** Keeps what breaks in one page to that page: the header goes on, and going elsewhere leaves the failure behind. */
export function RouteBoundary(): ReactElement {
  const { pathname } = useLocation();
  const surroundings = useOutletContext();
  return (
    <ErrorBoundary
      key={pathname}
      fallback={(error, retry) => (
        <PageProblem
          title="common.failedTitle"
          what="nav.failed.body"
          detail={detailOf(error)}
          onRetry={retry}
        />
      )}
    >
      <Outlet context={surroundings} />
    </ErrorBoundary>
  );
}
