import X from "lucide-react/icons/x";
import { styled } from "@mui/material/styles";
import { useId, useState, useEffect, type KeyboardEvent, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { isComposing } from "../core/dialog/isComposing";
import { placementOf, type DialogPosition, type Placement } from "../core/dialog/placement";
import type { Text } from "../core/wire/text";
import { useText } from "../i18n/useText";
import { useDialogSlot } from "./DialogHost";
import { NoticePlace } from "./dialog/DialogNotice";
import { FloatingSurface } from "./dialog/FloatingSurface";
import { ModalSurface } from "./dialog/ModalSurface";
import { MoveControls } from "./dialog/MoveControls";
import { NARROW, SHORT } from "./dialog/surface";
import { useFocusReturn } from "./dialog/useFocusReturn";
import { useLeave, type BeforeClose } from "./dialog/useLeave";
import { useMove } from "./dialog/useMove";
import { usePageLeave } from "./dialog/usePageLeave";
import { keepsClear } from "./keepsClear";
import { Phrase } from "./Phrase";
import { DialogActions } from "./mui/DialogActions";
import { DialogContent } from "./mui/DialogContent";
import { DialogTitle } from "./mui/DialogTitle";
import { IconButton } from "./mui/IconButton";
import { useMedia } from "./useMedia";

/** Whether an element's content is higher than itself, so that it has to be scrollable by keyboard too. */
function useOverflows(element: HTMLElement | null): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}

/** How wide a dialog is, by what it is for: 60 % of the window, within what can be read well. */
const WIDTHS = {
  question: "min(60vw, 28rem)",
  form: "clamp(min(22rem, 100%), 60vw, 72rem)",
  list: "clamp(min(22rem, 100%), 80vw, 110rem)",
};

const Title = styled(DialogTitle)({
  flex: "none",
  paddingInlineEnd: "3.75rem",
  overflowWrap: "anywhere",
  "&[data-movable]": {
    paddingInlineEnd: "6.75rem",
    cursor: "move",
    touchAction: "none",
    userSelect: "none",
  },
});

const Body = styled(DialogContent)(({ theme }) => ({
  maxBlockSize: "calc(100dvh - 180px)",
  borderBlock: "1px solid transparent",
  // At its end the wheel does not go on to the page, which is in use beside a dialog that is not modal.
  overscrollBehavior: "contain",
  overflowWrap: "break-word",
  // A field that takes the focus brings its label and its error message into sight with it.
  scrollPaddingBlock: "3rem 6.5rem",
  // Labels on the edge of a field need the room that MUI takes away below a title.
  "&&": { paddingBlockStart: "0.5rem" },
  "&[data-scrolls]": { borderColor: theme.vars.palette.line.soft },
  [SHORT]: { flex: "none", maxBlockSize: "none", overflow: "visible" },
}));

/** The body's height: as asked for; between two edges of the window it takes what title and buttons leave. */
const bodyStyles = (height: string, { down }: Placement) => ({
  ...(height !== "auto" && { flex: "0 1 auto", blockSize: height }),
  ...(down === "fill" && { maxBlockSize: "none" }),
  [SHORT]: { blockSize: "auto" },
});

const Actions = styled(DialogActions)({
  flex: "none",
  flexWrap: "wrap",
  [`@media ${NARROW}`]: { "& > button": { flex: "1 1 auto" } },
});

/** Stays in sight while the body scrolls; in a low window, where the whole dialog does, at its foot. */
const Notices = styled("div")(({ theme }) => ({
  flex: "none",
  display: "grid",
  gap: "0.5rem",
  padding: "0.75rem 1.5rem 0",
  overflowWrap: "anywhere",
  "&:empty": { display: "none" },
  [SHORT]: {
    position: "sticky",
    insetBlockEnd: 0,
    zIndex: 1,
    paddingBlockEnd: "0.5rem",
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

const Corner = styled("div")({
  position: "absolute",
  insetBlockStart: "0.75rem",
  insetInlineEnd: "0.75rem",
  display: "flex",
});

const never = () => false;

interface Props {
  readonly title: Text;
  readonly children: ReactNode;
  /** The buttons below, the main one last. */
  readonly actions?: ReactNode;
  /** Leaves without an answer: Escape, the backdrop, the corner button, and another page below. */
  readonly onClose: () => void;
  /** Asked before one of these leaves; `useLeaveGuard` makes one for dialogs with unsaved work. */
  readonly onBeforeClose?: BeforeClose;
  /** What is read out with the title: the body, as of a short question, or what has this id. */
  readonly described?: boolean | string;
  /** Has only the ways out that its body offers: for what the page cannot go on without. */
  readonly mustAnswer?: boolean;
  readonly size?: keyof typeof WIDTHS;
  /** A CSS length instead of the width of `size`. */
  readonly width?: string;
  /** A CSS length for the body instead of the height of what is in it; less where the window is lower. */
  readonly height?: string;
  /** Where it opens, unless the window is narrow: there every dialog is a sheet at its foot. */
  readonly position?: DialogPosition;
  /** False for one that lets the page be used meanwhile. */
  readonly modal?: boolean;
  /** False for one that is not modal and opens by itself: the focus stays where the person is, and F6 leads in. */
  readonly takesFocus?: boolean;
  /** Whether it can be moved, where there is room; questions are not, unless asked for. */
  readonly draggable?: boolean;
}

/**
 * The frame of every dialog: title, body and actions. The focus moves in, stays in unless the dialog is not modal, and
 * returns to where the question came from; Escape leaves the upper one [WID-01, A11Y-02].
 */
export function DialogFrame(props: Props) {
  const { title, children, actions, onClose, described = false, size = "form", mustAnswer = false } = props;
  const {
    width = WIDTHS[size],
    height = "auto",
    position = "middle",
    modal = true,
    takesFocus = true,
  } = props;
  const { draggable = !modal || size !== "question" } = props;
  const { formatMessage } = useIntl();
  const text = useText();
  const { open, onExited } = useDialogSlot();
  const titleId = useId();
  const bodyId = useId();
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [notices, setNotices] = useState<HTMLElement | null>(null);
  const scrolls = useOverflows(body);
  const sheet = useMedia(NARROW);
  const movable = draggable && !sheet;
  const move = useMove(paper, !sheet);
  const { leave, mayLeave } = useLeave(onClose, mustAnswer ? never : props.onBeforeClose);
  usePageLeave(open, mayLeave, onClose);
  useFocusReturn(open, paper);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isComposing(event.nativeEvent) || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    if (!move.cancel()) leave();
  };
  const Surface = modal ? ModalSurface : FloatingSurface;
  const placement = placementOf(position);
  return (
    <Surface
      open={open}
      onExited={onExited}
      onClose={leave}
      onKeyDown={onKeyDown}
      placement={placement}
      width={width}
      title={text(title)}
      takesFocus={takesFocus}
      labelledBy={titleId}
      describedBy={described === true ? bodyId : described || undefined}
      paper={paper}
      paperRef={setPaper}
    >
      <Title id={titleId} {...(movable && { ...move.handle, "data-movable": "" })}>
        <Phrase text={title} />
      </Title>
      <Body
        ref={setBody}
        id={bodyId}
        sx={bodyStyles(height, placement)}
        {...(scrolls && { tabIndex: 0, role: "group", "aria-labelledby": titleId, "data-scrolls": "" })}
      >
        <NoticePlace value={notices}>{children}</NoticePlace>
      </Body>
      <Notices ref={setNotices} />
      {actions && (
        <Actions disableSpacing {...(open && keepsClear)}>
          {actions}
        </Actions>
      )}
      <Corner>
        {movable && <MoveControls move={move} />}
        {!mustAnswer && (
          <IconButton aria-label={formatMessage({ id: "common.close" })} onClick={leave}>
            <X aria-hidden size="1.25rem" />
          </IconButton>
        )}
      </Corner>
    </Surface>
  );
}
