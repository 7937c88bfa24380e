import type { Places } from "../platform/places";
import type { PortalStore } from "../state/store";
import type { PreparedPage } from "./preparePage";
import type { WordSources } from "./useDictionaries";

/** What a running portal page works with. */
export interface RunningPage extends PreparedPage, WordSources {
  readonly store: PortalStore;
  /** The history of its pages, where there is no window that has one. */
  readonly places?: Places;
}
