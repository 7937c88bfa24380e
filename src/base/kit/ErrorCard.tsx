import { styled } from "@mui/material/styles";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Text } from "../core/wire/text";
import type { MessageId } from "../i18n/messageIds";
import { Phrase } from "./Phrase";
import { PlainButton } from "./PlainButton";

const Card = styled("section")(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  gap: "0.75rem",
  maxInlineSize: "32rem",
  marginInline: "auto",
  padding: "1.5rem",
  textAlign: "center",
  color: theme.vars.palette.text.primary,
  "& > svg": { inlineSize: "2.5rem", blockSize: "auto", color: theme.vars.palette.error.main },
  "& h2": { margin: 0, font: "inherit", fontSize: "1.125rem", fontWeight: 700 },
  "& p": { margin: 0, overflowWrap: "anywhere" },
  "& details": { maxInlineSize: "100%", color: theme.vars.palette.text.secondary },
  "& summary": { minBlockSize: "1.5rem", cursor: "pointer" },
  "& pre": { margin: "0.5rem 0 0", textAlign: "start", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  "&[role=alert]": {
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "0.5rem",
    justifyItems: "start",
    alignItems: "center",
    margin: 0,
    padding: 0,
    textAlign: "start",
    "& > svg": { inlineSize: "1.25rem" },
    "& > p ~ *": { gridColumn: "1 / -1" },
  },
}));

interface Props {
  /** What happened, in the person's words. */
  readonly what: Text;
  readonly title?: Text;
  /** In a small card, whose title says what is missing: a line without a title, spoken when it comes. */
  readonly compact?: boolean;
  /** Tries again; without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
  /** Words of its button, where it does something else than trying again. */
  readonly retry?: MessageId | undefined;
  /** In place of the sign: a drawing that is hidden from screen readers. */
  readonly drawing?: ReactNode;
  /** For support staff: a code or the technical message, folded away. */
  readonly detail?: string | undefined;
}

const DEFAULT_TITLE: Text = { id: "common.failedTitle" };

/** Says in place what went wrong and offers to try again. */
export function ErrorCard({
  what,
  title = DEFAULT_TITLE,
  compact = false,
  onRetry,
  retry = "common.retry",
  drawing = <CircleAlert aria-hidden />,
  detail,
}: Props) {
  const titleId = useId();
  return (
    <Card {...(compact ? { role: "alert" } : { "aria-labelledby": titleId })}>
      {drawing}
      {!compact && (
        <h2 id={titleId}>
          <Phrase text={title} />
        </h2>
      )}
      <p>
        <Phrase text={what} />
      </p>
      {onRetry && (
        <PlainButton type="button" onClick={onRetry}>
          <FormattedMessage id={retry} />
        </PlainButton>
      )}
      {detail && (
        <details>
          <summary>
            <FormattedMessage id="common.details" />
          </summary>
          <pre>{detail}</pre>
        </details>
      )}
    </Card>
  );
}
