import MuiCheckbox from "@mui/material/Checkbox";
import { part } from "../part";

/** A box to tick. */
export const Checkbox = part(MuiCheckbox);
