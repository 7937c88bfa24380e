export { AboutLine } from "./AboutLine";
export { openAbout } from "./openAbout";
export { VersionWatcher } from "./VersionWatcher";
