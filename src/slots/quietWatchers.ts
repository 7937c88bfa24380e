import { createSearchWatcher } from "../features/search/watcher";

// One chunk for the watchers that ask the platform or the window once and mostly say nothing.
export { VersionWatcher } from "../features/about/watcher";
export { HealthWatcher } from "../features/health";
export { LicenceWatcher } from "../features/licence";
export { ZoomHintWatcher } from "../features/zoom-hint";
export { ScrollPlaces } from "../features/scroll-places";

/** Opens the search by its key. */
export const SearchWatcher = createSearchWatcher(
  async () => (await import(/* webpackChunkName: "header-panels" */ "./panels")).search,
);
