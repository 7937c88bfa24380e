import MuiDialogTitle from "@mui/material/DialogTitle";
import { part } from "../part";

/** A dialog's heading. */
export const DialogTitle = part(MuiDialogTitle);
