export { ClosedApps, WhyClosed } from "./ClosedApps";
export { useClosedApp } from "./useClosedApp";
