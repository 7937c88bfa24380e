import { styled } from "@mui/material/styles";
import { buttonFace } from "./PlainButton";

/** A plain button for a lone glyph, named by its `aria-label`. */
export const PlainIconButton = styled("button")(buttonFace, ({ theme }) => ({
  flex: "none",
  minInlineSize: "2rem",
  minBlockSize: "2rem",
  padding: "0.375rem",
  borderColor: "transparent",
  color: theme.vars.palette.text.primary,
}));
