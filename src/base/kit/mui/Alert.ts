import MuiAlert from "@mui/material/Alert";
import { part } from "../part";

/** A message that stays in its place. */
export const Alert = part(MuiAlert);
