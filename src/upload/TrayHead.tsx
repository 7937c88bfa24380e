import { styled } from "@mui/material/styles";
import CheckCircle from "lucide-react/icons/circle-check";
import ChevronDown from "lucide-react/icons/chevron-down";
import CloudUpload from "lucide-react/icons/cloud-upload";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import type { ReactElement } from "react";
import { useIntl } from "react-intl";
import { PlainIconButton } from "../base/kit/PlainIconButton";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import type { TraySummary } from "./trayState";
import type { useSummaryWords } from "./useSummaryWords";

const Head = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: "0.5rem",
  padding: "0.5rem 0.5rem 0.5rem 1rem",
  "& > svg": { flex: "none" },
  "& .summary": { flex: 1, minInlineSize: 0 },
  "& h2": { margin: 0, fontSize: "1rem", fontWeight: 600 },
  "& p": {
    margin: 0,
    color: theme.vars.palette.text.secondary,
    fontSize: "0.875rem",
    fontVariantNumeric: "tabular-nums",
  },
  "& [data-kind=failed], & [data-kind=lost]": { color: theme.vars.palette.error.main },
  "& [data-kind=done]": { color: theme.vars.palette.success.main },
}));

const GLYPHS: Readonly<Record<TraySummary["kind"], typeof X>> = {
  going: CloudUpload,
  waiting: CloudUpload,
  paused: CloudUpload,
  failed: TriangleAlert,
  lost: TriangleAlert,
  done: CheckCircle,
};

interface Props {
  readonly titleId: string;
  /** The list that the tray opens. */
  readonly listId: string;
  readonly kind: TraySummary["kind"];
  readonly words: ReturnType<typeof useSummaryWords>;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Null while an upload is not over. */
  readonly onClose: (() => void) | null;
}

/** The tray's line about all uploads, with what opens and closes the tray. */
export function TrayHead({ titleId, listId, kind, words, open, onToggle, onClose }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const Glyph = GLYPHS[kind];
  return (
    <Head>
      <Glyph aria-hidden size="1.5rem" data-kind={kind} />
      <div className="summary">
        <VisuallyHidden>
          <h2 id={titleId}>{formatMessage({ id: "uploads.title" })}</h2>
        </VisuallyHidden>
        <strong>{words.what}</strong>
        {words.how && <p>{words.how}</p>}
      </div>
      <PlainIconButton
        type="button"
        aria-label={formatMessage({ id: open ? "uploads.hide" : "uploads.show" })}
        aria-expanded={open}
        aria-controls={listId}
        onClick={onToggle}
      >
        <ChevronDown aria-hidden size="1.25rem" style={open ? undefined : { rotate: "180deg" }} />
      </PlainIconButton>
      {onClose && (
        <PlainIconButton type="button" aria-label={formatMessage({ id: "uploads.close" })} onClick={onClose}>
          <X aria-hidden size="1.25rem" />
        </PlainIconButton>
      )}
    </Head>
  );
}
