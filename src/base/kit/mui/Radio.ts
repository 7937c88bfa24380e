import MuiRadio from "@mui/material/Radio";
import { part } from "../part";

/** A ring to choose one of several. */
export const Radio = part(MuiRadio);
