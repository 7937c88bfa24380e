export { TodoCard } from "./TodoCard";
export { TodoPage } from "./TodoPage";
export { FEW } from "./few";
export { TodoWatcher } from "./TodoWatcher";
