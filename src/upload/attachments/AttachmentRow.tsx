import { styled } from "@mui/material/styles";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import X from "lucide-react/icons/x";
import type { ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Attachment } from "../../base/core/file/attachment";
import { FileTypeIcon } from "../../base/kit/file/FileTypeIcon";
import { IconButton } from "../../base/kit/mui/IconButton";
import { Phrase } from "../../base/kit/Phrase";
import { Progress } from "../../base/kit/progress/Progress";
import { useAmounts } from "../../base/kit/useAmounts";
import type { AttachmentUpload } from "./world";

const Row = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "0.75rem",
  paddingBlock: "0.375rem",
  "& + &": { borderBlockStart: `1px solid ${theme.vars.palette.line.soft}` },
  "& .name": { overflowWrap: "anywhere", lineHeight: 1.4 },
  "& .size": { color: theme.vars.palette.text.secondary, fontSize: "0.875rem" },
  "& .failed": { color: theme.vars.palette.error.main, fontSize: "0.875rem", fontWeight: 500 },
}));

const Buttons = styled("span")({ display: "flex" });

interface Props {
  readonly attachment: Attachment;
  /** How far it has come, if it is being uploaded and that is known. */
  readonly upload: AttachmentUpload | null;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

/** A file of a form: what it is, how far its upload has come or why it failed, and the way to remove it. */
export function AttachmentRow({ attachment, upload, onRemove, onRetry }: Props): ReactElement {
  const { file, name, failed = false } = attachment;
  const { formatMessage } = useIntl();
  const { size } = useAmounts();
  return (
    <Row>
      <FileTypeIcon file={name} />
      <div>
        {file === "" && !failed ? (
          <UnderWay name={name} upload={upload} />
        ) : (
          <>
            <div className="name">
              <Phrase text={name} />
            </div>
            {failed ? (
              <div className="failed">
                <Phrase text={upload?.failure?.text ?? { id: "kit.attachments.failed" }} />
              </div>
            ) : (
              <div className="size">{size(attachment.size)}</div>
            )}
          </>
        )}
      </div>
      <Buttons>
        {failed && upload?.phase === "failed" && !upload.failure?.final && (
          <IconButton aria-label={formatMessage({ id: "kit.attachments.retry" }, { name })} onClick={onRetry}>
            <RotateCcw aria-hidden size="1.125rem" />
          </IconButton>
        )}
        <IconButton aria-label={formatMessage({ id: "kit.attachments.remove" }, { name })} onClick={onRemove}>
          <X aria-hidden size="1.125rem" />
        </IconButton>
      </Buttons>
    </Row>
  );
}

function UnderWay({ name, upload }: Pick<Attachment, "name"> & Pick<Props, "upload">) {
  const waits = upload === null || upload.phase === "waiting";
  return (
    <>
      <Progress label={name} value={upload?.sent ?? 0} whole={Math.max(1, upload?.size ?? 1)} />
      <div className="size">
        <FormattedMessage
          id={
            upload?.paused
              ? "kit.attachments.paused"
              : waits
                ? "kit.attachments.waiting"
                : "kit.attachments.uploading"
          }
        />
      </div>
    </>
  );
}
