import type { BadgeForm } from "../apps/unread";
import { recordOf } from "./read";
import { flagOf } from "./readFlag";

/** How the platform wants unread marks to look, from its JSON text; all but a clear no to counts means counts [MSG-02]. */
export const readBadgeForm = (config: unknown): BadgeForm =>
  flagOf(recordOf(config).pcOpen, true) ? "count" : "dot";
