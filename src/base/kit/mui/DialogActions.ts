import MuiDialogActions from "@mui/material/DialogActions";
import { part } from "../part";

/** A dialog's row of buttons. */
export const DialogActions = part(MuiDialogActions);
