import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** The name of an application at the head of its page. Phones have it in the portal's title bar, beside the way back. */
export const AppTitle = ({ children }: { readonly children: ReactNode }) => (
  <Typography
    variant="h2"
    sx={{ marginInlineEnd: "auto", "@media screen and (max-width: 37.5em)": { display: "none" } }}
  >
    {children}
  </Typography>
);
