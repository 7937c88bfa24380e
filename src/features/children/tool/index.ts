export { ChildrenPanel } from "./ChildrenPanel";
