export { FootEntry } from "./FootEntry";
export { HIDDEN_ON_PHONES, HeaderButton } from "./HeaderButton";
export { HeaderPopover } from "./HeaderPopover";
export { type LineProps, LinesOnPage, MenuLine } from "./MenuLine";
export { type PanelHandle, type PanelProps, type ToolProps, opensPanel } from "./panel";
