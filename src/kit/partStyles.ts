import { partComponents } from "../../theme/partComponents";
import { addLateStyles } from "./lateStyles";

// The looks of all MUI components with which no page begins. Whatever uses such a component imports this file for them.
addLateStyles(partComponents);
