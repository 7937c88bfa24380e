export { DesktopPage } from "./DesktopPage";
export { loadableOf, type Loadable } from "./Loadable";
export type { DesktopApps } from "./Desktop";
