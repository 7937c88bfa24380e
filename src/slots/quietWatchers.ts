import { createOfflineWatcher } from "../features/offline/watch/createOfflineWatcher";
import { createSearchWatcher } from "../features/search/watcher/createSearchWatcher";
import { guestSlots } from "./guestSlots";

// One chunk for the watchers that ask the platform or the window once and mostly say nothing.
export { VersionWatcher } from "../features/about/VersionWatcher";
export { ThemePictureWatcher } from "../features/appearance/picture/ThemePictureWatcher";
export { HealthWatcher } from "../features/health/HealthWatcher";
export { LicenceWatcher } from "../features/licence/LicenceWatcher";
export { NewBuildWatcher } from "../features/new-build/watch/NewBuildWatcher";
export { PagePrint } from "../features/page-print/PagePrint";
export { UploadsWatcher } from "../features/uploads/watch/UploadsWatcher";
export { ZoomHintWatcher } from "../features/zoom-hint/ZoomHintWatcher";
export { ScrollPlaces } from "../features/scroll-places/ScrollPlaces";
export { NameTips } from "../kit/tip/NameTips";
export { FocusWatcher } from "../kit/dialog/FocusWatcher";

/** Keeps the desktop, and says when there is no connection. */
export const OfflineWatcher = createOfflineWatcher(guestSlots);

/** Opens the search by its key. */
export const SearchWatcher = createSearchWatcher(
  async () => (await import(/* webpackChunkName: "header-panels" */ "./panels")).search,
);
