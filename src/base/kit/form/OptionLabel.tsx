import { styled } from "@mui/material/styles";
import { FormControlLabel } from "../mui/FormControlLabel";

/** A label beside its control; where it takes several lines, the control stays with the first. */
export const OptionLabel = styled(FormControlLabel)({
  alignItems: "flex-start",
  marginInlineStart: "-0.5rem",
  "& > .MuiFormControlLabel-label": {
    minInlineSize: 0,
    paddingBlock: "0.5rem",
    lineHeight: 1.5,
    overflowWrap: "anywhere",
  },
});
