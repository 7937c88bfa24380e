import { createOfflineWatcher } from "../features/offline/watch";
import { createSearchWatcher } from "../features/search/watcher";
import { guestSlots } from "./guestSlots";

// One chunk for the watchers that ask the platform or the window once and mostly say nothing.
export { VersionWatcher } from "../features/about/watcher";
export { ThemePictureWatcher } from "../features/appearance/picture";
export { HealthWatcher } from "../features/health";
export { LicenceWatcher } from "../features/licence";
export { NewBuildWatcher } from "../features/new-build/watch";
export { PagePrint } from "../features/page-print";
export { UploadsWatcher } from "../features/uploads/watch";
export { ZoomHintWatcher } from "../features/zoom-hint";
export { ScrollPlaces } from "../features/scroll-places";
export { NameTips } from "../kit/tip/NameTips";
export { FocusWatcher } from "../kit/dialog/FocusWatcher";

/** Keeps the desktop, and says when there is no connection. */
export const OfflineWatcher = createOfflineWatcher(guestSlots);

/** Opens the search by its key. */
export const SearchWatcher = createSearchWatcher(
  async () => (await import(/* webpackChunkName: "header-panels" */ "./panels")).search,
);
