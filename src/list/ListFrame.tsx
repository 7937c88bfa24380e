import { styled } from "@mui/material/styles";

/** The ground and the edge of a table. Given a height, it keeps it, and what is in it scrolls inside. */
export const ListFrame = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  border: `1px solid ${theme.vars.palette.line.soft}`,
  borderRadius: "min(var(--radius-control), 0.75rem)",
  overflow: "hidden",
  backgroundColor: theme.vars.palette.surface.card,
}));
