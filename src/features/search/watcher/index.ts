export { createSearchWatcher } from "./createSearchWatcher";
