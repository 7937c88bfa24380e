import { keyframes, styled } from "@mui/material/styles";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { useEffect, useRef, type FocusEvent } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import type { Text } from "../core/wire/text";
import { useText } from "../i18n/useText";
import { useKit } from "./KitContext";
import type { Severity, ShownNotice } from "./NotificationQueue";
import { PlainIconButton } from "./PlainButton";
import { useEngine } from "./useEngine";
import { useNotificationKeys } from "./useNotificationKeys";

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

const SEVERITY: Record<Severity, Text> = {
  info: { id: "common.severity.info" },
  success: { id: "common.severity.success" },
  warning: { id: "common.severity.warning" },
  error: { id: "common.severity.error" },
};

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-0.5rem)" } });

const Stack = styled("section")(({ theme }) => ({
  position: "fixed",
  insetInlineEnd: "1rem",
  zIndex: theme.zIndex.snackbar,
  display: "flex",
  flexDirection: "column",
  gap: "16px",
  inlineSize: "min(24rem, calc(100vw - 2rem))",
  // Below the header, whose buttons and focus it would hide.
  "&[data-placement=top]": { insetBlockStart: "5rem" },
  "&[data-placement=bottom]": { insetBlockEnd: "1rem", flexDirection: "column-reverse" },
}));

const Card = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: "0.75rem",
  padding: "0.5rem 0.5rem 0.5rem 1rem",
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.shadows[8],
  border: `1px solid ${theme.vars.palette.divider}`,
  animation: `${arrive} 160ms ease-out`,
  "@media (prefers-reduced-motion: reduce)": { animation: "none" },
  "& > svg": { flex: "none" },
  "&[data-severity=info] > svg": { color: theme.vars.palette.info.main },
  "&[data-severity=success] > svg": { color: theme.vars.palette.success.main },
  "&[data-severity=warning] > svg": { color: theme.vars.palette.warning.main },
  "&[data-severity=error] > svg": { color: theme.vars.palette.error.main },
  "& p": { margin: 0, flex: 1, overflowWrap: "anywhere" },
}));

interface CardProps {
  readonly notice: ShownNotice;
  readonly onClose: () => void;
}

function NoticeCard({ notice, onClose }: CardProps) {
  const { formatMessage } = useIntl();
  const { announcer } = useKit();
  const text = useText();
  const spoken = useRef(false);
  const Icon = ICONS[notice.severity];
  const words = text(notice.text);
  useEffect(() => {
    if (spoken.current) return;
    spoken.current = true;
    announcer.say(words, notice.severity === "error" ? "assertive" : "polite");
  }, [announcer, words, notice.severity]);
  return (
    <Card data-severity={notice.severity} data-notice={notice.id}>
      <Icon role="img" aria-label={text(SEVERITY[notice.severity])} size="1.25rem" />
      <p>{words}</p>
      <PlainIconButton
        type="button"
        aria-label={formatMessage({ id: "common.closeNotice" }, { text: words })}
        onClick={onClose}
      >
        <X aria-hidden size="1.125rem" />
      </PlainIconButton>
    </Card>
  );
}

interface Props {
  /** The page's `#announcer`, which no dialog hides or makes inert. */
  readonly container: HTMLElement | null;
  readonly placement?: "top" | "bottom";
}

/**
 * Shows the notices and has each spoken once. Hover, focus inside and Delete or Backspace hold them, Escape closes
 * the one with the focus or the newest, and the focus returns to where it came from [WID-04, A11Y-05].
 */
export function NotificationStack({ container, placement = "top" }: Props) {
  const { formatMessage } = useIntl();
  const { notifications } = useKit();
  const notices = useEngine(notifications);
  const cameFrom = useRef<Element | null>(null);
  const close = (id: number) => {
    if (document.activeElement?.closest("[data-notice]") && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus();
    notifications.close(id);
  };
  useNotificationKeys(notices, { close, hold: notifications.hold, release: notifications.release });
  if (!container || notices.length === 0) return null;

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
    notifications.hold("focus");
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) notifications.release("focus");
  };
  return createPortal(
    <Stack
      aria-label={formatMessage({ id: "common.notifications" })}
      data-placement={placement}
      onPointerEnter={() => notifications.hold("pointer")}
      onPointerLeave={() => notifications.release("pointer")}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onClose={() => close(notice.id)} />
      ))}
    </Stack>,
    container,
  );
}
