export { ChildrenPanel } from "./ChildrenPanel";
export { useOtherChildren } from "./useOtherChildren";
