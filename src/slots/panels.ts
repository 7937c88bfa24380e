import { type PanelCode, AppsPanel, personPanel } from "../header";
import { ChildrenPanel } from "../children";
import { MessagesPanel } from "../inbox";
import { createSearch } from "../search";
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
