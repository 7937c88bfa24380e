import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { Text } from "../core/wire/text";
import { useText } from "../i18n/useText";

const Frame = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  gap: "0.75rem",
  maxInlineSize: "28rem",
  marginInline: "auto",
  padding: "1.5rem",
  textAlign: "center",
  color: theme.vars.palette.text.secondary,
  "& p": { margin: 0 },
  "& > :is(svg, img)": { maxInlineSize: "min(12rem, 60%)", blockSize: "auto" },
}));

interface Props {
  readonly what: Text;
  /** A picture that only decorates: hide it from screen readers. */
  readonly drawing?: ReactNode;
  /** What one can do about it: a button or a link. */
  readonly action?: ReactNode;
}

/** Says kindly that there is nothing here, with a drawing and a way on. */
export function EmptyState({ what, drawing, action }: Props) {
  const text = useText();
  return (
    <Frame>
      {drawing}
      <p>{text(what)}</p>
      {action}
    </Frame>
  );
}
