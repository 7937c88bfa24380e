export { DesktopPage } from "./DesktopPage";
export { DesktopSkeleton } from "./DesktopSkeleton";
export type { DesktopCard } from "./rows";
