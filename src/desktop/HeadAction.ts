import { styled } from "@mui/material/styles";

/** A small action at the end of a group's head, on a ground of its own: looks draw their art behind the head. */
export const HeadAction = styled("button", { label: "look-action" })(({ theme }) => ({
  minBlockSize: "2rem",
  paddingInline: "0.75rem",
  border: 0,
  borderRadius: "var(--radius-control)",
  backgroundColor: theme.vars.palette.surface.card,
  color: theme.vars.palette.brand.accent,
  font: "inherit",
  fontSize: "0.9375rem",
  cursor: "pointer",
  "&:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "@media (forced-colors: active)": { border: "1px solid" },
}));
