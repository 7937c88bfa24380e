import GlobalStyles from "@mui/material/GlobalStyles";
import { keyframes, styled } from "@mui/material/styles";
import X from "lucide-react/icons/x";
import { useEffect, useRef, type FocusEvent } from "react";
import { createPortal } from "react-dom";
import { FormattedMessage, useIntl } from "react-intl";
import { isFailure, isUrgent } from "../base/flow/toast/urgency";
import { useText } from "../base/i18n/useText";
import { ErrorBoundary } from "../base/kit/ErrorBoundary";
import { useKit } from "../base/kit/KitContext";
import { Phrase } from "../base/kit/Phrase";
import { PlainButton } from "../base/kit/PlainButton";
import { PlainIconButton } from "../base/kit/PlainIconButton";
import { useEngine } from "../base/kit/useEngine";
import { useHydrated } from "../base/kit/useHydrated";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import type { ShownToast } from "../base/flow/toast/ToastQueue";
import { SeverityIcon } from "./SeverityIcon";
import { SIDE, STAYS, TOASTS_ROOM, useClearPlace } from "../base/kit/useClearPlace";
import { useUndoKey } from "../base/kit/undo/useUndoKey";
import { useToastKeys } from "./useToastKeys";

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(0.5rem)" } });

const Stack = styled("section")(({ theme }) => ({
  position: "fixed",
  // Away from what is mostly pressed: the header, a page's title and the buttons beside it.
  insetInline: 0,
  insetBlockEnd: "calc(env(safe-area-inset-bottom, 0px) + var(--toasts-lift, 0px))",
  marginInline: "auto",
  [`&[${SIDE}=start]`]: { marginInline: "0 auto" },
  [`&[${SIDE}=end]`]: { marginInline: "auto 0" },
  zIndex: theme.zIndex.snackbar,
  display: "flex",
  flexDirection: "column",
  gap: "16px",
  // With room for shadows, which what scrolls would cut off; the page can be used through it.
  boxSizing: "border-box",
  padding: "1rem 1rem 1.5rem",
  inlineSize: "min(27rem, 100vw)",
  maxBlockSize: "calc(100dvh - 4rem)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  pointerEvents: "none",
}));

/** The page's end comes out from below a failure that nobody has closed yet: beside it there is no room on a phone. */
const room = (
  <GlobalStyles
    styles={{ "@media (max-width: 37.5em)": { html: { paddingBlockEnd: `var(${TOASTS_ROOM}, 0px)` } } }}
  />
);

const Card = styled("div")(({ theme }) => ({
  pointerEvents: "auto",
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: "0.75rem",
  padding: "0.5rem 0.5rem 0.5rem 1rem",
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.shadows[1],
  border: `1px solid ${theme.vars.palette.divider}`,
  animation: `${arrive} 160ms ease-out`,
  "@media (prefers-reduced-motion: reduce)": { animation: "none" },
  "& > svg": { flex: "none" },
  "& p": { margin: 0, flex: 1, overflowWrap: "anywhere" },
}));

/** More messages than these are offered to be closed all at once; from there on others wait. */
const MANY = 4;

/** Marks the stack, inside which the focus must not be lost. */
const STACK = "data-toasts";

const UNSHOWABLE = { id: "common.paneFailed" };

interface CardProps {
  readonly toast: ShownToast;
  readonly onClose: () => void;
}

function ToastCard({ toast, onClose }: CardProps) {
  const { id, severity, action, times } = toast;
  const { announcer, toasts } = useKit();
  const text = useText();
  const spoken = useRef(0);
  const urgency = isUrgent(toast) ? "assertive" : "polite";
  const words = text(toast.text);
  const count = times > 1 && ` ×${times}`;
  useEffect(() => {
    if (spoken.current === times) return;
    spoken.current = times;
    announcer.say(words, urgency);
  }, [announcer, words, urgency, times]);
  useEffect(() => toasts.drawn(id), [toasts, id]);
  return (
    <Card data-severity={severity} data-toast={id}>
      <SeverityIcon severity={severity} />
      <p>
        <Phrase text={toast.text} />
        {count && <b>{count}</b>}
      </p>
      {action && (
        <PlainButton
          type="button"
          {...(action.undoes && { "aria-keyshortcuts": "Control+Z Meta+Z" })}
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          <Phrase text={action.label} />
        </PlainButton>
      )}
      <PlainIconButton type="button" onClick={onClose}>
        <X aria-hidden size="1.125rem" />
        <VisuallyHidden>
          <FormattedMessage id="toast.close" values={{ text: <Phrase text={toast.text} /> }} />
        </VisuallyHidden>
      </PlainIconButton>
    </Card>
  );
}

interface Props {
  /** The page's `#announcer`, which no dialog hides or makes inert. */
  readonly container: HTMLElement | null;
}

/**
 * Shows the toasts at the foot of the window, the newest lowest, and has each spoken whenever it is said. Hover, focus
 * inside and Delete or Backspace hold them, Escape closes the one with the focus or the newest, Ctrl Z takes back what the
 * newest offers to take back, and the focus returns to where it came from. The last line says how many wait, and closes them all [WID-04, A11Y-05]. A toast that cannot be
 * drawn breaks its own card alone [REL-03].
 */
export const ToastStack = (props: Props) => (
  <ErrorBoundary fallback={() => null}>
    <Toasts {...props} />
  </ErrorBoundary>
);

function Toasts({ container }: Props) {
  const { formatMessage } = useIntl();
  const { toasts, announcer } = useKit();
  const { subscribe, getWaiting } = toasts;
  const shown = useEngine(toasts);
  const waiting = useEngine({ subscribe, getSnapshot: getWaiting });
  const more = formatMessage({ id: "toast.more" }, { count: waiting });
  const told = useRef(0);
  useEffect(() => {
    if (waiting > told.current) announcer.say(more);
    told.current = waiting;
  }, [announcer, waiting, more]);
  const clearPlace = useClearPlace("toasts");
  const cameFrom = useRef<Element | null>(null);
  const giveFocusBack = () => {
    if (document.activeElement?.closest(`[${STACK}]`)) {
      const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector("main");
      if (back instanceof HTMLElement) back.focus();
      // A focused button that is taken out of the page says nothing.
      toasts.release("focus");
    }
  };
  const close = (id: number) => {
    giveFocusBack();
    toasts.close(id);
  };
  const closeAll = () => {
    giveFocusBack();
    toasts.closeAll();
  };
  // What stands elsewhere in the page cannot be drawn while React takes over what the build has drawn.
  const hydrated = useHydrated();
  useToastKeys(shown, { close, hold: toasts.hold, release: toasts.release });
  const undoable = shown.findLast(({ action }) => action?.undoes);
  useUndoKey(
    undoable !== undefined,
    () => {
      if (!undoable) return;
      close(undoable.id);
      undoable.action?.run();
    },
    { of: undoable?.id, above: true },
  );
  if (!hydrated || !container || shown.length === 0) return null;

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
    toasts.hold("focus");
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) toasts.release("focus");
  };
  return createPortal(
    <Stack
      aria-label={formatMessage({ id: "toast.title" })}
      {...{ [STACK]: "" }}
      {...(shown.some(isFailure) && { [STAYS]: "" })}
      ref={clearPlace}
      onPointerEnter={() => toasts.hold("pointer")}
      onPointerLeave={() => toasts.release("pointer")}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {room}
      {shown.map((toast) => {
        const { id, times } = toast;
        const onClose = () => close(id);
        return (
          <ErrorBoundary
            key={id}
            fallback={() => (
              <ToastCard toast={{ id, times, severity: "warning", text: UNSHOWABLE }} onClose={onClose} />
            )}
          >
            <ToastCard toast={toast} onClose={onClose} />
          </ErrorBoundary>
        );
      })}
      {shown.length > MANY && (
        <Card>
          <p>{waiting > 0 && more}</p>
          <PlainButton type="button" onClick={closeAll}>
            {formatMessage({ id: "toast.closeAll" })}
          </PlainButton>
        </Card>
      )}
    </Stack>,
    container,
  );
}
