export { HealthWatcher } from "./HealthWatcher";
