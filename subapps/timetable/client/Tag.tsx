import { Box } from "@mui/material";
import type { ReactNode } from "react";
import type { MarkLook } from "./marks";

interface Props extends Omit<MarkLook, "word"> {
  /** About a whole day, rather than one lesson. */
  readonly round?: boolean;
  readonly children: ReactNode;
}

/** A few words that stand out: a glyph and the words, in one colour. */
export const Tag = ({ Glyph, ink, ground, round = false, children }: Props) => (
  <Box
    component="span"
    sx={{
      display: "inline-flex",
      alignItems: "center",
      gap: "0.25rem",
      inlineSize: "fit-content",
      maxInlineSize: "100%",
      paddingInline: round ? "0.5rem" : "0.375rem",
      borderRadius: round ? "0.75rem" : "0.375rem",
      border: "1px solid currentColor",
      fontSize: "0.8125rem",
      lineHeight: 1.5,
      fontWeight: 650,
      textAlign: "start",
      color: ink,
      bgcolor: ground,
      "& > svg": { flex: "none" },
    }}
  >
    <Glyph aria-hidden size="0.875rem" />
    {children}
  </Box>
);
