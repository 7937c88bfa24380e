import MuiListItemIcon from "@mui/material/ListItemIcon";
import { part } from "../part";

/** The icon of a row in a menu. */
export const ListItemIcon = part(MuiListItemIcon);
