export { TodoCard } from "./card/TodoCard";
