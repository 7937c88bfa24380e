import { styled } from "@mui/material/styles";

/** A way on beside a card's title, such as the whole list. */
export const CardLink = styled("a")(({ theme }) => ({
  color: theme.vars.palette.brand.accent,
  fontSize: "0.9375rem",
  whiteSpace: "nowrap",
  textDecoration: "none",
  paddingBlock: "0.25rem",
  "&:hover": { textDecoration: "underline" },
}));
