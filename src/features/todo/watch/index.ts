export { TodoWatcher } from "./TodoWatcher";
