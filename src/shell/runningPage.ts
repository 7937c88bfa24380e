import type { PortalStore } from "../state/store";
import type { PreparedPage } from "./preparePage";
import type { WordSources } from "./useDictionaries";

/** What a running portal page works with. */
export interface RunningPage extends PreparedPage, WordSources {
  readonly store: PortalStore;
  /** The window that the router follows, where it is not the page's own. */
  readonly window?: Window;
}
