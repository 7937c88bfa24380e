import { ChildTool } from "../features/children/tool/ChildTool";
import { AppsEntry } from "../features/header/apps/AppsEntry";
import { AppsTool } from "../features/header/apps/AppsTool";
import { GuestTools } from "../features/header/apps/GuestTools";
import { MeEntry } from "../features/header/person/MeEntry";
import { PersonTool } from "../features/header/person/PersonTool";
import { type HeaderTool } from "../features/header/rows";
import { BellEntry, BellTool } from "../features/messages/bell/Bell";
import { SearchTool } from "../features/search/tool/SearchTool";
import { VoiceTool } from "../features/voice/tool/VoiceTool";

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
      Panel: (await import(/* webpackChunkName: "voice" */ "../features/voice/VoicePanel")).VoicePanel,
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
