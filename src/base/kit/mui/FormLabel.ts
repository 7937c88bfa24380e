import MuiFormLabel from "@mui/material/FormLabel";
import { part } from "../part";

/** The label of a group of controls. */
export const FormLabel = part(MuiFormLabel);
