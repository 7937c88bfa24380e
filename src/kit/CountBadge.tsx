import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { badgeOf, type BadgeForm } from "../core/menu/unread";
import { UnreadMark, UnreadText } from "./apps/UnreadBadge";

const Anchor = styled("span")({ position: "relative", display: "inline-flex" });

interface Props {
  readonly count: number | undefined;
  readonly form?: BadgeForm;
  readonly children: ReactNode;
}

/** Puts an unread mark on the corner of its children, with a text for screen readers [A11Y-03]. */
export function CountBadge({ count, form = "count", children }: Props) {
  const badge = badgeOf(count, form);
  return (
    <Anchor>
      {children}
      <UnreadMark badge={badge} />
      <UnreadText badge={badge} />
    </Anchor>
  );
}
