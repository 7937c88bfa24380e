import MuiSwitch from "@mui/material/Switch";
import { part } from "../part";

/** A switch. */
export const Switch = part(MuiSwitch);
