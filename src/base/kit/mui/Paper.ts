import MuiPaper from "@mui/material/Paper";
import { part } from "../part";

/** A surface. */
export const Paper = part(MuiPaper);
