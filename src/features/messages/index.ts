export { BellEntry, BellTool } from "./bell/Bell";
export { MessagesCard } from "./card/MessagesCard";
