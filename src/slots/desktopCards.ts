import type { DesktopCard } from "../desktop";
import { MessagesCard } from "../inbox";
import { TodoCard } from "../todo";

/** The portal's own cards of the desktop, from top to bottom; those that applications offer follow them. */
export const desktopCards: readonly DesktopCard[] = [
  { id: "todo", place: "strip", Card: TodoCard },
  { id: "messages", place: "rail", Card: MessagesCard },
];
