import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";
import { PageSkeleton } from "../base/kit/PageSkeleton";
import { LostPlace } from "./lost/LostPlace";
import { LostTitle } from "./lost/LostTitle";
import type { Closed } from "./useClosedPlace";

const Title = styled("h2")({
  margin: "2rem 1.5rem 0",
  fontSize: "1.25rem",
  textAlign: "center",
  overflowWrap: "anywhere",
});

interface Props extends Closed {
  /** Above the card, such as the message that led here. */
  readonly above?: ReactNode;
}

/** Stands where an application would that the person may not open: why not, whom to ask, and the way back [ROUTE-02, MORE-07]. */
export function ClosedPlace({ isAsking, app, above }: Props): ReactElement {
  if (isAsking) return <PageSkeleton lines={8} />;
  return (
    <LostPlace
      title={
        <Title className="look-heading">
          <LostTitle app={app} />
        </Title>
      }
      app={app}
      above={above}
    />
  );
}
