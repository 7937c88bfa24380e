export { ParentWatcher } from "./ParentWatcher";
