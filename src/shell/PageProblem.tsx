import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../i18n/messageIds";
import { CardPlace } from "../kit/CardPlace";
import { ErrorCard } from "../kit/ErrorCard";
import { LiveTitle } from "../kit/LiveTitle";
import { VisuallyHidden } from "../kit/VisuallyHidden";
import { useArrival } from "./useArrival";
import { usePageTitle } from "./usePageTitle";

const Place = styled("div")({ padding: "2rem 1rem" });

interface Props {
  readonly title: MessageId;
  readonly what: MessageId;
  /** For support staff: the technical message, folded away. */
  readonly detail: string;
  readonly onRetry: () => void;
  /** Words of the button; to try again by default. */
  readonly retry?: MessageId | undefined;
}

/** A card in the place of a page below the header, which goes on. */
export function PageProblem({ title, what, ...rest }: Props): ReactElement {
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <>
      <LiveTitle>{usePageTitle(title)}</LiveTitle>
      <VisuallyHidden as="h1" ref={heading} tabIndex={-1}>
        <FormattedMessage id={title} />
      </VisuallyHidden>
      <Place>
        <CardPlace>
          <ErrorCard title={{ id: title }} what={{ id: what }} {...rest} />
        </CardPlace>
      </Place>
    </>
  );
}
