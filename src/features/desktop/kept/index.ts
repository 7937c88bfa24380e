export { DeskWatcher } from "./DeskWatcher";
