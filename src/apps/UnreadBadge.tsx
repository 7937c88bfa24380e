import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import type { Badge } from "../base/core/apps/unread";

const Mark = styled("span")(({ theme }) => ({
  position: "absolute",
  insetBlockStart: "-0.5rem",
  // Wide marks grow over their own icon, not over the next one.
  insetInlineEnd: "-0.625rem",
  minInlineSize: "1.5rem",
  blockSize: "1.5rem",
  paddingInline: "0.375rem",
  borderRadius: "0.75rem",
  border: `2px solid ${theme.vars.palette.surface.card}`,
  display: "grid",
  placeItems: "center",
  fontSize: "0.8125rem",
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
  backgroundColor: theme.vars.palette.badge.main,
  color: theme.vars.palette.badge.contrast,
  "&[data-size='small']": {
    minInlineSize: "1.125rem",
    blockSize: "1.125rem",
    paddingInline: "0.1875rem",
    borderWidth: "1px",
    fontSize: "0.75rem",
    insetBlockStart: "-0.3125rem",
    insetInlineStart: "calc(100% - 0.75rem)",
    insetInlineEnd: "auto",
  },
  "&[data-dot]": {
    minInlineSize: "0.875rem",
    blockSize: "0.875rem",
    paddingInline: 0,
    insetBlockStart: "-0.125rem",
    insetInlineStart: "auto",
    insetInlineEnd: "-0.125rem",
  },
  "&[data-size='small'][data-dot]": { minInlineSize: "0.625rem", blockSize: "0.625rem" },
}));

interface Props {
  readonly badge: Badge | null;
}

interface MarkProps extends Props {
  /** Small marks are on the small icons of bars. */
  readonly size?: "small";
}

/** The unread mark on the corner of a positioned parent: a number up to `99+`, or a dot [DESK-03]. */
export function UnreadMark({ badge, size }: MarkProps): ReactElement | null {
  if (!badge) return null;
  return (
    <Mark
      className="look-badge"
      aria-hidden="true"
      translate="no"
      data-size={size}
      data-dot={badge.text === "" ? "" : undefined}
    >
      {badge.text}
    </Mark>
  );
}

/** The text of a mark: the real number, or for a dot only that something is unread [A11Y-03, DESK-03]. */
export function UnreadWords({ badge }: { readonly badge: Badge }): ReactElement {
  return badge.text === "" ? (
    <FormattedMessage id="common.unread.some" />
  ) : (
    <FormattedMessage id="common.unread" values={{ count: badge.count }} />
  );
}

/** The same mark for those who hear the page [A11Y-03]. */
export function UnreadText({ badge }: Props): ReactElement | null {
  if (!badge) return null;
  return (
    <VisuallyHidden>
      <UnreadWords badge={badge} />
    </VisuallyHidden>
  );
}
