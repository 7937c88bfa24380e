import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../base/i18n/messageIds";
import { CardPlace } from "../base/kit/CardPlace";
import { LateScene } from "../base/kit/LateScene";
import type { SceneKind } from "../base/kit/empty/scenes/kinds";
import { ErrorCard } from "../base/kit/ErrorCard";
import { LiveTitle } from "../base/kit/LiveTitle";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import { useArrival } from "./useArrival";
import { usePageTitle } from "./usePageTitle";

const Place = styled("div")({ padding: "2rem 1rem" });

interface Props {
  readonly title: MessageId;
  readonly what: MessageId;
  /** What is drawn above the words; a failure by default. */
  readonly scene?: SceneKind;
  /** For support staff: the technical message, folded away. */
  readonly detail: string;
  readonly onRetry: () => void;
  /** Words of the button; to try again by default. */
  readonly retry?: MessageId | undefined;
}

/** A card in the place of a page below the header, which goes on. */
export function PageProblem({ title, what, scene = "error", ...rest }: Props): ReactElement {
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <>
      <LiveTitle>{usePageTitle(title)}</LiveTitle>
      <VisuallyHidden as="h1" ref={heading} tabIndex={-1}>
        <FormattedMessage id={title} />
      </VisuallyHidden>
      <Place>
        <CardPlace>
          <ErrorCard
            drawing={<LateScene kind={scene} />}
            title={{ id: title }}
            what={{ id: what }}
            {...rest}
          />
        </CardPlace>
      </Place>
    </>
  );
}
