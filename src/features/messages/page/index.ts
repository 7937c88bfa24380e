export { MessagesPage } from "./MessagesPage";
