export { MessagesPanel } from "./MessagesPanel";
export { searchMessages } from "./messageSource";
