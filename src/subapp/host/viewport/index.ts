export { Viewport } from "./Viewport";
export type { OpenedSubApp, OpenSubApp, PaneListener } from "./openSubApp";
