export { ChildChooser } from "./ChildChooser";
export { ChildTool } from "./tool/ChildTool";
