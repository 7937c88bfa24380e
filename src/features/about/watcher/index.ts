export { VersionWatcher } from "../VersionWatcher";
