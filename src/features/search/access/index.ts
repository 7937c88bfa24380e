export { ClosedApps } from "./ClosedApps";
export { useClosedApp } from "./useClosedApp";
