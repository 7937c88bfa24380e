export { MessageTold } from "./MessageTold";
export { MessagesCard } from "./MessagesCard";
export { MessagesHere } from "./MessagesHere";
export { MessagesPage } from "./MessagesPage";
export { MessagesPanel } from "./MessagesPanel";
export { BellEntry, BellTool } from "./bell/Bell";
export { inboxApi, usePopUpBoxQuery } from "./inbox.api";
export { searchMessages } from "./messageSource";
export { MessageWatcher } from "./MessageWatcher";
