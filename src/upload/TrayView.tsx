import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import { useCallback, useId } from "react";
import { useIntl } from "react-intl";
import { FocusKeeper } from "../base/kit/FocusKeeper";
import { KEEPS_CLEAR } from "../base/kit/keepsClear";
import { passFocusOn } from "../base/kit/passFocusOn";
import { PlainButton } from "../base/kit/PlainButton";
import type { UploadAct, UploadsView } from "./uploadsView";
import { ProgressLine } from "./ProgressLine";
import { TrayRowView, type TrayApp } from "./TrayRowView";
import { TrayHead } from "./TrayHead";
import { TrayLost } from "./TrayLost";
import { summaryOf, trayRows } from "./trayState";
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

const Whole = styled("div")({ padding: "0 1rem 0.5rem" });

const Rows = styled("ul")({ listStyle: "none", margin: 0, padding: 0 });

const Scroll = styled("div")(({ theme }) => ({
  overflowY: "auto",
  overscrollBehavior: "contain",
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
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

interface FootProps {
  /** How many uploads go on, and how many are not over. */
  readonly going: number;
  readonly open: number;
  readonly onAct: (act: UploadAct) => void;
  readonly onAbortAll: (count: number) => void;
}

/** What acts on all uploads. */
function TrayFoot({ going, open, onAct, onAbortAll }: FootProps) {
  const { formatMessage } = useIntl();
  return (
    <Foot>
      <PlainButton type="button" onClick={() => onAbortAll(open)}>
        {formatMessage({ id: "uploads.abortAll" })}
      </PlainButton>
      <PlainButton type="button" onClick={() => onAct(going > 0 ? "pause" : "resume")}>
        {formatMessage({ id: going > 0 ? "uploads.pauseAll" : "uploads.resumeAll" })}
      </PlainButton>
    </Foot>
  );
}

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
        <TrayHead
          titleId={titleId}
          listId={listId}
          kind={kind}
          words={words}
          open={open}
          onToggle={onToggle}
          onClose={isOver ? onClose : null}
        />
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
              <TrayLost
                onReopen={view.lost.some(({ handle }) => handle !== null) ? onReopen : null}
                onChoose={onChoose}
              />
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
          <TrayFoot going={going} open={going + paused} onAct={onAct} onAbortAll={onAbortAll} />
        )}
      </FocusKeeper>
    </Place>
  );
}
