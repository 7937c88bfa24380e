import { Box } from "@mui/material";
import type { ReactNode } from "react";

/** The fields of a form, two beside each other where there is room; what has `data-whole` takes a line. */
export const Fields = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
      gap: "1.25rem",
      // A field with a hint below makes none beside it taller.
      alignItems: "start",
      "& > [data-whole]": { gridColumn: "1 / -1" },
    }}
  >
    {children}
  </Box>
);
