import type { PanelCode } from "../features/header/rows";
import { AppsPanel } from "../features/header/apps/AppsPanel";
import { personPanel } from "../features/header/person/personPanel";
import { ChildrenPanel } from "../features/children/tool/ChildrenPanel";
import { MessagesPanel } from "../features/messages/panel/MessagesPanel";
import { createSearch } from "../features/search/createSearch";
import { guestSearches } from "./guestSearches";
import { personLines } from "./personLines";
import { searchActions } from "./searchActions";
import { searchSources } from "./searchSources";

// One chunk for the panels that people open most.

/** All applications. */
export const apps: PanelCode = { Panel: AppsPanel };

/** A parent's children. */
export const child: PanelCode = { Panel: ChildrenPanel };

/** What is unread. */
export const bell: PanelCode = { Panel: MessagesPanel };

/** The person's menu. */
export const person = personPanel(personLines);

/** The search for everything that the person may open or do. */
export const search: PanelCode = createSearch({
  actions: searchActions,
  sources: searchSources,
  guests: guestSearches,
});
