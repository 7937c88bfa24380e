import MuiTextField from "@mui/material/TextField";
import { part } from "../part";

/** A field with its label and its hint. */
export const TextField = part(MuiTextField);
