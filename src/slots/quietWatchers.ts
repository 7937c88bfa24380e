import { createOfflineWatcher } from "../offline";
import { createSearchWatcher } from "../search";
import { guestSlots } from "./guestSlots";

// One chunk for the watchers that ask the platform or the window once and mostly say nothing.
export { VersionWatcher } from "../about";
export { ThemePictureWatcher } from "../appearance";
export { HealthWatcher } from "../health";
export { LicenceWatcher } from "../licence";
export { NewBuildWatcher } from "../new-build";
export { PagePrint } from "../page-print";
export { UploadsWatcher } from "../upload";
export { ZoomHintWatcher } from "../zoom-hint";
export { ScrollPlaces } from "../scroll-places";
export { NameTips } from "../base/kit/tip/NameTips";
export { FocusWatcher } from "../base/kit/dialog/FocusWatcher";

/** Keeps the desktop, and says when there is no connection. */
export const OfflineWatcher = createOfflineWatcher(guestSlots);

/** Opens the search by its key. */
export const SearchWatcher = createSearchWatcher(
  async () => (await import(/* webpackChunkName: "header-panels" */ "./panels")).search,
);
