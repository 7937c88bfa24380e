import MuiButton from "@mui/material/Button";
import { part } from "../part";

/** A button with words. */
export const Button = part(MuiButton);
