export { Viewport } from "./Viewport";
export type { OpenedSubApp, OpenSubApp, PaneEars } from "./openSubApp";
