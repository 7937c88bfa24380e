import type { DesktopCard } from "../features/desktop/rows";
import { MessagesCard } from "../features/messages/card/MessagesCard";
import { TodoCard } from "../features/todo/card/TodoCard";

/** The portal's own cards of the desktop, from top to bottom; those that applications offer follow them. */
export const desktopCards: readonly DesktopCard[] = [
  { id: "todo", place: "strip", Card: TodoCard },
  { id: "messages", place: "rail", Card: MessagesCard },
];
