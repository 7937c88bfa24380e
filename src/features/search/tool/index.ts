export { SearchTool } from "./SearchTool";
