export { MessageWatcher } from "./MessageWatcher";
