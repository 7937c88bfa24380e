export { SearchTool } from "./SearchTool";
export { WhyClosed } from "./access/ClosedApps";
export { useClosedApp } from "./access/useClosedApp";
export { createSearch } from "./createSearch";
export { createSearchWatcher } from "./createSearchWatcher";
export type { Offer, SearchAction, SearchSource } from "./rows";
