import { styled } from "@mui/material/styles";

/** The name of an application at the head of its page. Phones have it in the portal's title bar, beside the way back. */
export const AppTitle = styled("h2")(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  marginInlineEnd: "auto",
  "@media screen and (max-width: 37.5em)": { display: "none" },
}));
