import MuiDialogContent from "@mui/material/DialogContent";
import { part } from "../part";

/** What a dialog holds. */
export const DialogContent = part(MuiDialogContent);
