import { styled } from "@mui/material";

/** A row of controls above or below the list. */
export const Bar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.5rem 0.75rem",
});
