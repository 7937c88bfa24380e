export { LicenceWatcher } from "./LicenceWatcher";
