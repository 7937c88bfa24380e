import MuiIconButton from "@mui/material/IconButton";
import { part } from "../part";

/** A button with an icon. */
export const IconButton = part(MuiIconButton);
