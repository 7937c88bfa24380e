import { styled } from "@mui/material/styles";

/** A link of the account pages; MUI's own brings typography that these pages would load for it alone. */
export const LoginLink = styled("a")(({ theme }) => ({
  color: theme.vars.palette.brand.accent,
  minBlockSize: 24,
  textUnderlineOffset: "0.2em",
}));
