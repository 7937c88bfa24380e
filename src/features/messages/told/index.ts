export { MessagesHere } from "./MessagesHere";
export { MessageTold } from "./MessageTold";
