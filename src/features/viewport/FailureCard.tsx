import { styled } from "@mui/material/styles";

/** The card on which the viewport says what went wrong, in the middle of the empty pane. */
export const FailureCard = styled("div")(({ theme }) => ({
  inlineSize: "min(34rem, 100% - 1.5rem)",
  marginInline: "auto",
  marginBlock: "clamp(1.5rem, 12vh, 8rem)",
  paddingBlock: "1rem",
  borderRadius: "var(--radius-card)",
  backgroundColor: theme.vars.palette.surface.card,
  boxShadow: "var(--shadow-card)",
}));
