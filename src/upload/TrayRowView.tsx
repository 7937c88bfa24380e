import { styled } from "@mui/material/styles";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import X from "lucide-react/icons/x";
import { memo, type ReactNode } from "react";
import { useIntl } from "react-intl";
import type { MessageId } from "../base/i18n/messageIds";
import { useText } from "../base/i18n/useText";
import { FileTypeIcon } from "../base/kit/file/FileTypeIcon";
import { Phrase } from "../base/kit/Phrase";
import { PlainIconButton } from "../base/kit/PlainIconButton";
import { PlainLink } from "../base/kit/PlainLink";
import type { UploadAct } from "./uploadsView";
import { ProgressLine } from "./ProgressLine";
import { faultMessage, stageOf, type TrayRow } from "./trayState";
import type { Amounts } from "../base/kit/useAmounts";

/** Where an application is opened, and what it is called. */
export interface TrayApp {
  readonly name: string;
  readonly href: string;
}

const Row = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: "0.75rem",
  alignItems: "center",
  padding: "0.625rem 0.5rem 0.625rem 1rem",
  "& + &": { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  "& .name": {
    margin: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontWeight: 600,
  },
  "& .words": {
    margin: "0.125rem 0 0",
    color: theme.vars.palette.text.secondary,
    fontSize: "0.875rem",
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  },
  "& .fault": { color: theme.vars.palette.error.main },
  "& .acts": { display: "flex" },
}));

interface Props {
  readonly row: TrayRow;
  readonly app: TrayApp | null;
  readonly amounts: Amounts;
  readonly onAct: (act: UploadAct, id: string) => void;
}

/** What a row says, what can be done about it, and how far it is. */
function useRowParts({ row, amounts, onAct }: Omit<Props, "app">) {
  const { formatMessage } = useIntl();
  const text = useText();
  const { id } = row;
  const { name, size } = "lost" in row ? row.lost : row.item.file;
  const act = (what: UploadAct, label: MessageId, glyph: ReactNode) => (
    <PlainIconButton
      type="button"
      aria-label={formatMessage({ id: label }, { name })}
      onClick={() => onAct(what, id)}
    >
      {glyph}
    </PlainIconButton>
  );
  const cross = <X aria-hidden size="1.125rem" />;
  const inWords = { size: amounts.size(size), sent: amounts.size("item" in row ? row.item.upload.sent : 0) };

  if ("lost" in row)
    return {
      words: formatMessage({ id: "uploads.row.lost" }, inWords),
      acts: act("forget", "uploads.giveUp", cross),
      bar: null,
    };
  const { upload } = row.item;
  const stage = stageOf(row.item);
  const { at, sent, hashed } = upload;
  if (at.phase === "failed") {
    const { id: said, why } = faultMessage(at.failure);
    const fault = formatMessage({ id: said }, { why: text(why) });
    return {
      words: formatMessage({ id: "uploads.row.failed" }, { fault }),
      acts: (
        <>
          {!at.failure.final && act("retry", "uploads.retry", <RotateCcw aria-hidden size="1.125rem" />)}
          {act("forget", "uploads.forget", cross)}
        </>
      ),
      bar: null,
    };
  }
  if (stage === "done")
    return {
      words: formatMessage({ id: "uploads.row.done" }, inWords),
      acts: act("forget", "uploads.forget", cross),
      bar: null,
    };
  const isPaused = stage === "paused";
  const isRead = stage === "hashing" && sent === 0;
  return {
    words: formatMessage({ id: `uploads.row.${stage as "sending"}` }, inWords),
    acts: (
      <>
        {isPaused
          ? act("resume", "uploads.resume", <Play aria-hidden size="1.125rem" />)
          : act("pause", "uploads.pause", <Pause aria-hidden size="1.125rem" />)}
        {act("abort", "uploads.abort", cross)}
      </>
    ),
    bar:
      stage === "waiting" ? null : (
        <ProgressLine
          label={formatMessage({ id: "uploads.progress" }, { name })}
          share={size > 0 ? (isRead ? hashed : sent) / size : 0}
          still={stage !== "sending" && !isRead}
          faint={isRead}
        />
      ),
  };
}

/** One upload of the tray: its name, how far it is, and what can be done about it. */
export const TrayRowView = memo(function TrayRowView({ row, app, amounts, onAct }: Props) {
  const { formatMessage } = useIntl();
  const { name } = "lost" in row ? row.lost : row.item.file;
  const { words, acts, bar } = useRowParts({ row, amounts, onAct });
  const isFailed = "item" in row && stageOf(row.item) === "failed";
  return (
    <Row>
      <FileTypeIcon file={name} />
      <div>
        <p className="name" title={name}>
          <Phrase text={name} />
        </p>
        {bar}
        <p className={isFailed ? "words fault" : "words"}>
          {words}
          {app && "item" in row && stageOf(row.item) === "done" && (
            <>
              {" · "}
              <PlainLink href={app.href}>
                {formatMessage({ id: "uploads.open" }, { app: app.name })}
              </PlainLink>
            </>
          )}
        </p>
      </div>
      <div className="acts">{acts}</div>
    </Row>
  );
});
