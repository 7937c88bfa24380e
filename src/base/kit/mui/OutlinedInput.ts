import MuiOutlinedInput from "@mui/material/OutlinedInput";
import { part } from "../part";

/** A field with an edge. */
export const OutlinedInput = part(MuiOutlinedInput);
