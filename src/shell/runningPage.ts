import type { Places } from "../base/platform/places";
import type { PortalStore } from "../base/state/store";
import type { RootState } from "../base/state/types";
import type { PreparedPage } from "./preparePage";
import type { WordSources } from "./useDictionaries";

/** What a running portal page works with. */
export interface RunningPage extends PreparedPage, WordSources {
  readonly store: PortalStore;
  /** The store's state by which the page was drawn that React takes over: what changes meanwhile is drawn after that. */
  readonly drawnState?: RootState;
  /** The history of its pages, where there is no window that has one. */
  readonly places?: Places;
}
