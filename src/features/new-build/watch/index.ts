export { NewBuildWatcher } from "./NewBuildWatcher";
