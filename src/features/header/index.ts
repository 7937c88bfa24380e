export { PortalHeader } from "./PortalHeader";
