import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { PageSkeleton } from "../kit/PageSkeleton";
import { Phrase } from "../kit/Phrase";
import { LostPlace } from "./LostPlace";
import type { Closed } from "./useClosedPlace";

const Title = styled("h2")({
  margin: "2rem 1.5rem 0",
  fontSize: "1.25rem",
  textAlign: "center",
  overflowWrap: "anywhere",
});

/** Stands where an application would that the person may not open: why not, whom to ask, and the way back [ROUTE-02, MORE-07]. */
export function ClosedPlace({ isAsking, app }: Closed): ReactElement {
  if (isAsking) return <PageSkeleton lines={8} />;
  return (
    <LostPlace
      title={
        <Title className="look-heading">
          {app ? (
            <FormattedMessage id="search.closed.title" values={{ name: <Phrase text={app.name} /> }} />
          ) : (
            <FormattedMessage id="nav.notFound" />
          )}
        </Title>
      }
      app={app}
    />
  );
}
