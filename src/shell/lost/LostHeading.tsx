import { styled } from "@mui/material/styles";
import type { ReactElement, Ref } from "react";
import type { ClosedApp } from "../../search/core/closedApps";
import { LostTitle } from "./LostTitle";

const Title = styled("h1")({
  // No wider than its words, and its ring stays within the card.
  inlineSize: "fit-content",
  maxInlineSize: "calc(100% - 2rem)",
  margin: "2rem auto 0",
  fontSize: "1.5rem",
  textAlign: "center",
});

interface Props {
  readonly ref: Ref<HTMLHeadingElement>;
  /** The application that is closed to the person; null where none is meant. */
  readonly app: ClosedApp | null;
}

/** The heading of a page that is not there, or not the person's; it takes the focus of a person who arrives. */
export const LostHeading = ({ ref, app }: Props): ReactElement => (
  <Title ref={ref} tabIndex={-1} className="look-heading">
    <LostTitle app={app} />
  </Title>
);
