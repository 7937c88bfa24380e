import MuiFormControlLabel from "@mui/material/FormControlLabel";
import { part } from "../part";

/** A label beside a box, a ring or a switch. */
export const FormControlLabel = part(MuiFormControlLabel);
