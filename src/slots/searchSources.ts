import MessageSquare from "lucide-react/icons/message-square";
import type { SearchSource } from "../features/search";
import { searchMessages } from "./searchMessages";

/** What is asked besides the applications as a person types, each a group of its own in this order. */
export const searchSources: readonly SearchSource[] = [
  { id: "messages", title: "search.group.messages", Icon: MessageSquare, ask: searchMessages },
];
