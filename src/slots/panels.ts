import type { PanelCode } from "../features/header";
import { AppearanceMenu } from "../features/header/appearance";
import { AppsPanel } from "../features/header/apps";
import { personPanel } from "../features/header/person";
import { personLines } from "./personLines";

// One chunk for the panels that people open most. One of another feature comes from a chunk of its own.

/** All applications. */
export const apps: PanelCode = { Panel: AppsPanel };

/** Looks, colours and layouts. */
export const appearance: PanelCode = { Panel: AppearanceMenu };

/** The person's menu. */
export const person = personPanel(personLines);
