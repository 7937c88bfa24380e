export { Viewport } from "./Viewport";
export type { OpenSubApp } from "./openSubApp";
