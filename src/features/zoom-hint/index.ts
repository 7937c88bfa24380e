export { ZoomHintWatcher } from "./ZoomHintWatcher";
