export { VersionNotice } from "./notice/VersionNotice";
export { HealthWatcher } from "./HealthWatcher";
