import {
  AppearanceEntry,
  AppearanceTool,
  AppsEntry,
  AppsTool,
  BellEntry,
  BellTool,
  FullscreenTool,
  LanguageTool,
  PersonTool,
  type HeaderTool,
} from "../features/header";

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
  { id: "bell", place: "end", Tool: BellTool, Entry: BellEntry },
  {
    id: "appearance",
    place: "end",
    Tool: AppearanceTool,
    Entry: AppearanceEntry,
    load: async () => (await loadPanels()).appearance,
  },
  { id: "language", place: "end", Tool: LanguageTool },
  { id: "fullscreen", place: "end", Tool: FullscreenTool },
  { id: "person", place: "end", Tool: PersonTool, load: async () => (await loadPanels()).person },
];
