export { TodoPage } from "./TodoPage";
