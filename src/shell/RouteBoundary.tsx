import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { Outlet, useLocation, useOutletContext } from "react-router";
import { CardPlace } from "../kit/CardPlace";
import { detailOf } from "../kit/detailOf";
import { ErrorBoundary } from "../kit/ErrorBoundary";
import { ErrorCard } from "../kit/ErrorCard";
import { LiveTitle } from "../kit/LiveTitle";
import { usePorts } from "../platform/PortsContext";
import { usePageTitle } from "./usePageTitle";

const Place = styled("div")({ padding: "2rem 1rem" });

/** A page whose code did not arrive stays failed until the page is loaded anew; any other is drawn again. */
const isStaleChunk = (error: unknown) => error instanceof Error && error.name === "ChunkLoadError";

function Problem({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}): ReactElement {
  const title = usePageTitle("common.failedTitle");
  return (
    <>
      <LiveTitle>{title}</LiveTitle>
      <Place>
        <CardPlace>
          <ErrorCard what={{ id: "nav.failed.body" }} detail={detailOf(error)} onRetry={onRetry} />
        </CardPlace>
      </Place>
    </>
  );
}

/** Keeps what breaks in one page to that page: the header goes on, and going elsewhere leaves the failure behind. */
export function RouteBoundary(): ReactElement {
  const { pathname } = useLocation();
  const { navigation } = usePorts();
  const surroundings = useOutletContext();
  return (
    <ErrorBoundary
      key={pathname}
      fallback={(error, retry) => (
        <Problem error={error} onRetry={isStaleChunk(error) ? () => navigation.reload() : retry} />
      )}
    >
      <Outlet context={surroundings} />
    </ErrorBoundary>
  );
}
