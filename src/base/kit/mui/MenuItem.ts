import MuiMenuItem from "@mui/material/MenuItem";
import { part } from "../part";

/** A row of a menu. */
export const MenuItem = part(MuiMenuItem);
