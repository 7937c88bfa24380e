import { zhCN } from "@mui/material/locale";
import { partComponents } from "../../theme/partComponents";
import { addLateStyles } from "./lateStyles";

// The looks and words of all MUI components with which no page begins. Whatever uses such a component imports this file.
addLateStyles(partComponents, { "zh-CN": zhCN.components ?? {} });
