export { ChildChooser } from "./ChildChooser";
export { ChildTool } from "./ChildTool";
export { ChildrenPanel } from "./ChildrenPanel";
export { childrenApi, useChildrenQuery } from "./children.api";
export { useOtherChildren } from "./useOtherChildren";
export { ParentWatcher } from "./ParentWatcher";
