import { styled } from "@mui/material/styles";
import { PlainButton } from "../base/kit/PlainButton";

/** A plain button for the one thing a form is for. */
export const FilledButton = styled(PlainButton)(({ theme }) => ({
  minBlockSize: "3rem",
  borderColor: "transparent",
  backgroundColor: theme.vars.palette.fill.main,
  color: theme.vars.palette.fill.contrast,
  fontSize: "1rem",
  "&:hover": {
    borderColor: "transparent",
    backgroundColor: theme.vars.palette.fill.hover,
  },
  "@media (forced-colors: active)": { borderColor: "ButtonBorder" },
}));
