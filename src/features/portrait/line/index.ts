export { PortraitLine } from "./PortraitLine";
