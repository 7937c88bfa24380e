export { MessagesPanel } from "./MessagesPanel";
