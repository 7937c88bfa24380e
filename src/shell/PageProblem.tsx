import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import type { MessageId } from "../i18n/messageIds";
import { CardPlace } from "../kit/CardPlace";
import { ErrorCard } from "../kit/ErrorCard";
import { LiveTitle } from "../kit/LiveTitle";
import { usePageTitle } from "./usePageTitle";

const Place = styled("div")({ padding: "2rem 1rem" });

interface Props {
  readonly title: MessageId;
  readonly what: MessageId;
  /** For whoever helps: the technical message, folded away. */
  readonly detail: string;
  readonly onRetry: () => void;
  /** Words of the button; to try again by default. */
  readonly retry?: MessageId | undefined;
}

/** A card in the place of a page below the header, which goes on. */
export function PageProblem({ title, what, ...rest }: Props): ReactElement {
  return (
    <>
      <LiveTitle>{usePageTitle(title)}</LiveTitle>
      <Place>
        <CardPlace>
          <ErrorCard title={{ id: title }} what={{ id: what }} {...rest} />
        </CardPlace>
      </Place>
    </>
  );
}
