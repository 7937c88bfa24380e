export { DesktopPage } from "./DesktopPage";
export { DesktopSkeleton } from "./DesktopSkeleton";
export { loadableOf, type Loadable } from "./Loadable";
export type { DesktopApps } from "./Desktop";
export type { DesktopCard } from "./GuestCardPlace";
