export { createOfflineWatcher } from "./createOfflineWatcher";
