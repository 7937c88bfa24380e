import { styled } from "@mui/material/styles";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { focusRing } from "../../theme/focusRing";

const Box = styled("span", { label: "look-field" })(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  boxSizing: "border-box",
  minBlockSize: "3rem",
  border: `1px solid ${theme.vars.palette.line.control}`,
  borderRadius: "var(--radius-control)",
  backgroundColor: theme.vars.palette.background.paper,
  cursor: "text",
  "&:hover": { borderColor: theme.vars.palette.text.primary },
  "&:has([aria-invalid=true])": { borderColor: theme.vars.palette.error.main },
  "&:has(input:focus)": { ...focusRing, outlineOffset: "-0.125rem", outlineWidth: "0.125rem" },
  // A thicker red line alone would hardly tell where the focus is.
  "&:has([aria-invalid=true]:focus)": focusRing,
  "& > input": {
    flex: 1,
    // A share of the width, or a narrow page would have to be as wide as the twenty letters of an input.
    inlineSize: "100%",
    minInlineSize: 0,
    padding: "0.625rem 0.875rem",
    border: 0,
    borderRadius: "inherit",
    outline: 0,
    background: "none",
    color: "inherit",
    font: "inherit",
  },
  "& > button": { marginInlineEnd: "0.875rem" },
}));

interface Props extends ComponentProps<"input"> {
  /** The content of the field after the text, such as a button. */
  readonly end?: ReactNode;
}

/**
 * A text field in the theme's shape without MUI's: that brings along labels, multiple lines and a context, 7 kB for a
 * sign-in that shows two lines of text. Elsewhere use the fields of `kit/form`.
 */
export const PlainInput = ({ end, ...input }: Props): ReactElement => (
  <Box>
    <input {...input} />
    {end}
  </Box>
);
