export { TodoCard } from "./card/TodoCard";
export { FEW } from "./few";
