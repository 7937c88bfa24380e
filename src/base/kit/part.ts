import { zhCN } from "@mui/material/locale";
import { partComponents } from "../../../theme/partComponents";
import { addLateStyles } from "./lateStyles";

let isBrought = false;

/** Brings the looks and words of all MUI components with which no page begins: for what draws them without the kit. */
export function bringPartStyles(): void {
  if (isBrought) return;
  isBrought = true;
  addLateStyles(partComponents, { "zh-CN": zhCN.components ?? {} });
}

/** A component of MUI in the portal's looks, which travel with the code of the first part that is made so [THEME-06]. */
export function part<Component>(component: Component): Component {
  bringPartStyles();
  return component;
}
