export { PortalHeader } from "./PortalHeader";
export type { HeaderTool, PanelCode } from "./rows";
export { AppsEntry } from "./apps/AppsEntry";
export { AppsTool } from "./apps/AppsTool";
export { GuestTools } from "./apps/GuestTools";
export { MeEntry } from "./person/MeEntry";
export { PersonTool } from "./person/PersonTool";
