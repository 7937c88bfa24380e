import { styled } from "@mui/material/styles";

/** The name of a row that opens: a button, so that every person can see or hear that the row opens [A11Y-02]. */
export const RowOpener = styled("button")(({ theme }) => ({
  minBlockSize: "1.75rem",
  padding: 0,
  border: 0,
  background: "none",
  color: theme.vars.palette.brand.accent,
  font: "inherit",
  textAlign: "start",
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.25em",
  overflowWrap: "anywhere",
  cursor: "pointer",
}));
