export { createSearch } from "./createSearch";
export type { FoundItem, Offer, SearchAction, SearchSource } from "./rows";
