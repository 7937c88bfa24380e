import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";
import { CardPlace } from "../../../base/kit/CardPlace";

const Place = styled("div")({ paddingInline: "0.75rem", paddingBlock: "clamp(1.5rem, 12vh, 8rem)" });

interface Props {
  /** Above the card. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** The card on which the viewport says what went wrong, in the middle of the empty pane. */
export const FailureCard = ({ above, children }: Props): ReactElement => (
  <Place>
    {above}
    <CardPlace>{children}</CardPlace>
  </Place>
);
