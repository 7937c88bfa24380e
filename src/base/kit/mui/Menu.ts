import MuiMenu from "@mui/material/Menu";
import { part } from "../part";

/** A menu that hangs from a button. */
export const Menu = part(MuiMenu);
