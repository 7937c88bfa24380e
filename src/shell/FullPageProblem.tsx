import { styled } from "@mui/material/styles";
import { useEffect, type ReactElement, type Ref } from "react";
import { useIntl } from "react-intl";
import { CardPlace } from "../base/kit/CardPlace";
import { ErrorCard } from "../base/kit/ErrorCard";
import { useKit } from "../base/kit/KitContext";
import { useDocumentTitle } from "../base/kit/LiveTitle";
import type { MessageId } from "../base/i18n/messageIds";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";

const Place = styled("main")({
  display: "grid",
  alignContent: "center",
  minBlockSize: "100dvh",
  padding: "1.5rem",
});

interface Props {
  readonly title: MessageId;
  readonly what: MessageId;
  /** For support: the technical message, folded. */
  readonly detail?: string;
  readonly onRetry: () => void;
  /** The whole of it, once it is there. */
  readonly ref?: Ref<HTMLElement> | undefined;
  /** Label of the button; to try again by default. */
  readonly retry?: MessageId;
}

/** Replaces the whole page when nothing of it can be shown; spoken, because it takes the place of the page. */
export function FullPageProblem({ title, what, detail, retry, onRetry, ref }: Props): ReactElement {
  const { announcer } = useKit();
  const { formatMessage } = useIntl();
  const heading = formatMessage({ id: title });
  const words = formatMessage({ id: what });
  useDocumentTitle(heading);
  useEffect(() => announcer.say(`${heading} ${words}`, "assertive"), [announcer, heading, words]);
  return (
    <Place ref={ref} className="look-page">
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      <CardPlace>
        <ErrorCard title={heading} what={words} detail={detail} retry={retry} onRetry={onRetry} />
      </CardPlace>
    </Place>
  );
}
