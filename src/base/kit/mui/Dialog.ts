import MuiDialog from "@mui/material/Dialog";
import { part } from "../part";

/** A dialog over everything. */
export const Dialog = part(MuiDialog);
