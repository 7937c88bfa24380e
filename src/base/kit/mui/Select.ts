import MuiSelect from "@mui/material/Select";
import { part } from "../part";

/** A choice list, drawn by the kit. */
export const Select = part(MuiSelect);
