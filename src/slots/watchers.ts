import { asksForSearch } from "../base/core/dialog/asksForSearch";
import type { Watcher } from "../base/kit/watcher";

const loadQuietWatchers = () => import(/* webpackChunkName: "quiet-watchers" */ "./quietWatchers");
const loadInbox = () => import(/* webpackChunkName: "today" */ "./inboxWatchers");

/** What goes on beside every page while a person is signed in, each loaded when the page is at rest. */
export const watchers: readonly Watcher[] = [
  { id: "offline", load: async () => (await loadQuietWatchers()).OfflineWatcher },
  { id: "focus", load: async () => (await loadQuietWatchers()).FocusWatcher },
  { id: "nameTips", load: async () => (await loadQuietWatchers()).NameTips },
  { id: "scrollPlaces", load: async () => (await loadQuietWatchers()).ScrollPlaces },
  {
    id: "search",
    startsBy: asksForSearch,
    load: async () => (await loadQuietWatchers()).SearchWatcher,
  },
  { id: "desk", load: async () => (await loadInbox()).DeskWatcher },
  { id: "child", load: async () => (await loadInbox()).ParentWatcher },
  { id: "messages", load: async () => (await loadInbox()).MessageWatcher },
  { id: "todo", load: async () => (await loadInbox()).TodoWatcher },
  { id: "licence", load: async () => (await loadQuietWatchers()).LicenceWatcher },
  { id: "health", load: async () => (await loadQuietWatchers()).HealthWatcher },
  { id: "versions", load: async () => (await loadQuietWatchers()).VersionWatcher },
  { id: "uploads", load: async () => (await loadQuietWatchers()).UploadsWatcher },
  { id: "newBuild", load: async () => (await loadQuietWatchers()).NewBuildWatcher },
  { id: "pagePrint", load: async () => (await loadQuietWatchers()).PagePrint },
  { id: "themePicture", load: async () => (await loadQuietWatchers()).ThemePictureWatcher },
  { id: "zoomHint", load: async () => (await loadQuietWatchers()).ZoomHintWatcher },
  {
    id: "drawings",
    load: async () =>
      (await import(/* webpackChunkName: "nothing-here" */ "../base/kit/empty/KeepDrawings")).KeepDrawings,
  },
];
