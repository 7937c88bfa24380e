import { styled, type Theme } from "@mui/material/styles";

/** What buttons of the theme's shape look like. */
export const buttonFace = ({ theme }: { theme: Theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5rem",
  minInlineSize: "4rem",
  minBlockSize: "2.5rem",
  padding: "0.375rem 1.125rem",
  border: `1px solid ${theme.vars.palette.line.control}`,
  borderRadius: "var(--radius-control)",
  backgroundColor: "transparent",
  color: theme.vars.palette.brand.accent,
  font: "inherit",
  fontSize: "0.9375rem",
  fontWeight: 600,
  lineHeight: 1.5,
  textDecoration: "none",
  cursor: "pointer",
  transition: "background-color 160ms ease-out",
  "&:hover": {
    borderColor: theme.vars.palette.brand.accent,
    backgroundColor: theme.vars.palette.surface.hover,
  },
});

/** Part of the class by which the sheets of the looks find buttons. */
export const buttonLabel = "look-button";

/**
 * A button in the theme's shape without MUI's Button: that brings ripple, progress and transitions along, 8 KB for
 * pages whose first paint needs no more than a way to try again.
 */
export const PlainButton = styled("button", { label: buttonLabel })(buttonFace);
