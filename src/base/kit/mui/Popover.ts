import MuiPopover from "@mui/material/Popover";
import { part } from "../part";

/** A surface that hangs from an element. */
export const Popover = part(MuiPopover);
