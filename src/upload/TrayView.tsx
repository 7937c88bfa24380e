import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import CheckCircle from "lucide-react/icons/circle-check";
import ChevronDown from "lucide-react/icons/chevron-down";
import CloudUpload from "lucide-react/icons/cloud-upload";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { useCallback, useId, useRef } from "react";
import { useIntl } from "react-intl";
import { FocusKeeper } from "../base/kit/FocusKeeper";
import { KEEPS_CLEAR } from "../base/kit/keepsClear";
import { passFocusOn } from "../base/kit/passFocusOn";
import { PlainButton } from "../base/kit/PlainButton";
import { PlainIconButton } from "../base/kit/PlainIconButton";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import type { UploadAct, UploadsView } from "./uploadsView";
import { ProgressLine } from "./ProgressLine";
import { TrayRowView, type TrayApp } from "./TrayRowView";
import { summaryOf, trayRows, type TraySummary } from "./trayState";
import { useAmounts } from "../base/kit/useAmounts";
import { useClearPlace } from "../base/kit/useClearPlace";
import { useSummaryWords } from "./useSummaryWords";

/** Rows that are drawn: of a thousand files nobody reads the rest, and the summary counts them all. */
const MOST_ROWS = 50;

const Place = styled("section")(({ theme }) => ({
  position: "fixed",
  insetInlineEnd: "1.5rem",
  // Above the bars of the page and of phones.
  insetBlockEnd: "calc(1.5rem + env(safe-area-inset-bottom, 0px) + var(--tray-lift, 0px))",
  zIndex: theme.zIndex.appBar,
  boxSizing: "border-box",
  inlineSize: "min(26rem, calc(100vw - 2rem))",
  display: "flex",
  flexDirection: "column",
  maxBlockSize: "min(36rem, calc(100dvh - 8rem - var(--tray-lift, 0px)))",
  overflow: "hidden",
  borderRadius: "min(var(--radius-card), 1rem)",
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: `var(--shadow-card), ${theme.shadows[3]}`,
  outline: `1px solid ${theme.vars.palette.divider}`,
  "@media (max-width: 37.5em)": {
    insetInline: "0.5rem",
    inlineSize: "auto",
    insetBlockEnd: "calc(0.5rem + env(safe-area-inset-bottom, 0px) + var(--tray-lift, 0px))",
  },
  "@media print": { display: "none" },
}));

/** What the tray covers is no place for the focus, and the page's end can be scrolled out from below it. */
const room = (
  <GlobalStyles
    styles={{
      "html:has([data-uploads])": { scrollPaddingBlockEnd: "6rem !important" },
      "body:has([data-uploads])": { paddingBlockEnd: "6rem" },
    }}
  />
);

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

const Whole = styled("div")({ padding: "0 1rem 0.5rem" });

const Rows = styled("ul")({ listStyle: "none", margin: 0, padding: 0 });

const Scroll = styled("div")(({ theme }) => ({
  overflowY: "auto",
  overscrollBehavior: "contain",
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

const Lost = styled("div")(({ theme }) => ({
  padding: "0.75rem 1rem",
  backgroundColor: theme.vars.palette.surface.hover,
  "& p": { margin: "0 0 0.5rem" },
  "& .acts": { display: "flex", flexWrap: "wrap", gap: "0.5rem" },
}));

const Foot = styled("div")(({ theme }) => ({
  display: "flex",
  justifyContent: "flex-end",
  flexWrap: "wrap",
  gap: "0.5rem",
  padding: "0.5rem 1rem",
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

/** As the place itself: the rows scroll. */
const COLUMN = { display: "flex", flexDirection: "column", minBlockSize: 0 } as const;

const GLYPHS: Readonly<Record<TraySummary["kind"], typeof X>> = {
  going: CloudUpload,
  waiting: CloudUpload,
  paused: CloudUpload,
  failed: TriangleAlert,
  lost: TriangleAlert,
  done: CheckCircle,
};

interface Props {
  readonly view: UploadsView;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Takes what is over from the list, and leaves. */
  readonly onClose: () => void;
  readonly appOf: (code: string) => TrayApp | null;
  readonly onAct: (act: UploadAct, id?: string) => void;
  /** Asks whether all of so many uploads that are not over are to end. */
  readonly onAbortAll: (count: number) => void;
  /** Opens earlier uploads' files by their handles. */
  readonly onReopen: () => void;
  /** Files that are to be those of earlier uploads. */
  readonly onChoose: (files: readonly File[]) => void;
}

/** All uploads of a person: one line, and below it, when it is opened, each of them [UP-04, UP-10]. */
export function TrayView(props: Props) {
  const { view, open, onToggle, onClose, appOf, onAct, onAbortAll, onReopen, onChoose } = props;
  const { formatMessage } = useIntl();
  const amounts = useAmounts();
  const words = useSummaryWords(view, amounts);
  const titleId = useId();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const clearPlace = useClearPlace("tray");
  const place = useCallback(
    (element: HTMLElement | null) => {
      const ends = [clearPlace(element), passFocusOn(element)];
      return () => ends.forEach((end) => end?.());
    },
    [clearPlace],
  );
  const summary = summaryOf(view);
  if (!summary) return null;
  const { kind, share } = summary;
  const Glyph = GLYPHS[kind];
  const { going, paused } = view.totals;
  const isOver = going + paused === 0;
  const rows = open ? trayRows(view, MOST_ROWS) : [];
  return (
    <Place
      ref={place}
      aria-labelledby={titleId}
      data-uploads=""
      data-stays-in-view=""
      {...{ [KEEPS_CLEAR]: "" }}
    >
      {room}
      <FocusKeeper role="group" aria-labelledby={titleId} style={COLUMN}>
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
          {isOver && (
            <PlainIconButton
              type="button"
              aria-label={formatMessage({ id: "uploads.close" })}
              onClick={onClose}
            >
              <X aria-hidden size="1.25rem" />
            </PlainIconButton>
          )}
        </Head>
        {!isOver && (
          <Whole>
            <ProgressLine
              label={formatMessage({ id: "uploads.title" })}
              share={share}
              still={kind !== "going"}
            />
          </Whole>
        )}
        {open && (
          <Scroll id={listId} tabIndex={0} role="group" aria-labelledby={titleId}>
            {view.lost.length > 0 && (
              <Lost>
                <p>{formatMessage({ id: "uploads.lost.hint" })}</p>
                <div className="acts">
                  {view.lost.some(({ handle }) => handle !== null) && (
                    <PlainButton type="button" onClick={onReopen}>
                      {formatMessage({ id: "uploads.lost.reopen" })}
                    </PlainButton>
                  )}
                  <PlainButton type="button" onClick={() => input.current?.click()}>
                    {formatMessage({ id: "uploads.lost.choose" })}
                  </PlainButton>
                </div>
                <input
                  ref={input}
                  type="file"
                  multiple
                  hidden
                  onChange={({ target }) => {
                    onChoose([...(target.files ?? [])]);
                    target.value = "";
                  }}
                />
              </Lost>
            )}
            <Rows role="list">
              {rows.map((row) => (
                <TrayRowView
                  key={row.id}
                  row={row}
                  app={appOf("lost" in row ? row.lost.app : row.item.file.kept.app)}
                  amounts={amounts}
                  onAct={onAct}
                />
              ))}
            </Rows>
          </Scroll>
        )}
        {open && !isOver && (
          <Foot>
            <PlainButton type="button" onClick={() => onAbortAll(going + paused)}>
              {formatMessage({ id: "uploads.abortAll" })}
            </PlainButton>
            <PlainButton type="button" onClick={() => onAct(going > 0 ? "pause" : "resume")}>
              {formatMessage({ id: going > 0 ? "uploads.pauseAll" : "uploads.resumeAll" })}
            </PlainButton>
          </Foot>
        )}
      </FocusKeeper>
    </Place>
  );
}
