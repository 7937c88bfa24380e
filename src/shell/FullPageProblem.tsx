import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { CardPlace } from "../kit/CardPlace";
import { ErrorCard } from "../kit/ErrorCard";
import type { MessageId } from "../i18n/messageIds";
import { VisuallyHidden } from "../kit/VisuallyHidden";

const Place = styled("main")({
  display: "grid",
  alignContent: "center",
  minBlockSize: "100dvh",
  padding: "1.5rem",
});

interface Props {
  readonly title: MessageId;
  readonly what: MessageId;
  /** For whoever helps: the technical message, folded away. */
  readonly detail?: string;
  readonly onRetry: () => void;
}

/** Stands where the whole page would, when nothing of it can be shown. */
export function FullPageProblem({ title, what, detail, onRetry }: Props): ReactElement {
  return (
    <Place className="look-page">
      <VisuallyHidden as="h1">
        <FormattedMessage id={title} />
      </VisuallyHidden>
      <CardPlace>
        <ErrorCard title={{ id: title }} what={{ id: what }} detail={detail} onRetry={onRetry} />
      </CardPlace>
    </Place>
  );
}
