import { ChildTool } from "../children";
import { AppsEntry, AppsTool, GuestTools, MeEntry, PersonTool, type HeaderTool } from "../header";
import { BellEntry, BellTool } from "../inbox";
import { SearchTool } from "../search";
import { VoiceTool } from "../voice";

/** The panels that come together, when a pointer or the focus comes near one of their buttons, or the page is at rest. */
const loadPanels = () => import(/* webpackChunkName: "header-panels" */ "./panels");

/** What stands in the header, from its beginning to its end, and in the bar of phones. */
export const headerTools: readonly HeaderTool[] = [
  {
    id: "apps",
    place: "middle",
    Tool: AppsTool,
    Entry: AppsEntry,
    load: async () => (await loadPanels()).apps,
  },
  { id: "guests", place: "end", Tool: GuestTools },
  {
    id: "search",
    place: "end",
    Tool: SearchTool,
    load: async () => (await loadPanels()).search,
  },
  {
    id: "voice",
    place: "end",
    Tool: VoiceTool,
    load: async () => ({
      Panel: (await import(/* webpackChunkName: "voice" */ "../voice/VoicePanel")).VoicePanel,
    }),
  },
  {
    id: "child",
    place: "end",
    Tool: ChildTool,
    load: async () => (await loadPanels()).child,
  },
  {
    id: "bell",
    place: "end",
    Tool: BellTool,
    Entry: BellEntry,
    load: async () => (await loadPanels()).bell,
  },
  {
    id: "person",
    place: "end",
    Tool: PersonTool,
    Entry: MeEntry,
    load: async () => (await loadPanels()).person,
  },
];
