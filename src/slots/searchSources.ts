import MessageSquare from "lucide-react/icons/message-square";
import { searchMessages } from "../inbox";
import type { SearchSource } from "../search";

/** What is asked besides the applications as a person types, each a group of its own in this order. */
export const searchSources: readonly SearchSource[] = [
  { id: "messages", title: "search.group.messages", Icon: MessageSquare, ask: searchMessages },
];
