import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";

const Input = styled("input")(({ theme }) => ({
  flex: "none",
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  margin: "0.25rem 0 0",
  accentColor: theme.vars.palette.brand.accent,
  cursor: "pointer",
}));

/** The browser's own check box in the theme's colour. */
export const Box = (props: Omit<ComponentProps<typeof Input>, "type">) => (
  <Input type="checkbox" {...props} />
);
