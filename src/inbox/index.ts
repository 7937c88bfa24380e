export { LeadingMessage } from "./LeadingMessage";
export { MessagesCard } from "./MessagesCard";
export { PlaceMessages } from "./PlaceMessages";
export { MessagesPage } from "./MessagesPage";
export { MessagesPanel } from "./MessagesPanel";
export { BellEntry, BellTool } from "./bell/Bell";
export { inboxApi, usePopUpBoxQuery } from "./inbox.api";
export { searchMessages } from "./messageSource";
export { MessageWatcher } from "./MessageWatcher";
