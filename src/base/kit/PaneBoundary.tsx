import type { ReactNode } from "react";
import { CardPlace } from "./CardPlace";
import { detailOf } from "./detailOf";
import { ErrorBoundary } from "./ErrorBoundary";
import { ErrorCard } from "./ErrorCard";

interface Props {
  readonly children: ReactNode;
  readonly onError?: (error: unknown) => void;
}

/** A pane of the page that fails alone: an error card with a retry takes its place [REL-03]. */
export const PaneBoundary = ({ children, ...rest }: Props) => (
  <ErrorBoundary
    {...rest}
    fallback={(error, retry) => (
      <CardPlace>
        <ErrorCard what={{ id: "common.paneFailed" }} detail={detailOf(error)} onRetry={retry} />
      </CardPlace>
    )}
  >
    {children}
  </ErrorBoundary>
);
